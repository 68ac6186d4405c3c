'use client'

import { chooseLanguage, LANGUAGES, useChosenLanguage, useTexts, type Language } from '@/lib/i18n'
import { Choice, PageHeader, to } from '../_ui'
import { chooseTheme, THEMES, useTheme } from '../_ui/theme'

/** Language and theme: the only things this device may have its own way. */
export function SettingsScreen() {
  const texts = useTexts()
  const language = useChosenLanguage()
  const theme = useTheme()
  // Object.entries forgets that the keys are languages.
  const languages = Object.entries(LANGUAGES) as [Language, string][]
  return (
    <main className="page mx-auto flex max-w-xl flex-col gap-6">
      <PageHeader title={texts.settings.title} back={to.home} />
      <Choice
        label={texts.settings.language}
        columns={2}
        value={language}
        onChange={(chosen) => void chooseLanguage(chosen)}
        options={languages.map(([value, label]) => ({ value, label }))}
      />
      <Choice
        label={texts.settings.theme}
        columns={3}
        value={theme}
        onChange={chooseTheme}
        options={THEMES.map((value) => ({ value, label: texts.settings[value] }))}
      />
      <section>
        <h2 className="mb-1 text-xl">{texts.settings.storage}</h2>
        <p className="text-muted">{texts.settings.storageWhy}</p>
      </section>
    </main>
  )
}
