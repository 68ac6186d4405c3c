'use client'

import { useState, type FormEvent } from 'react'
import { useTexts, type MoneyTexts } from '@/lib/i18n'
import { dropPayment, keepPayment } from '@/lib/phone'
import { GIRO_LIMITS, readIban, readPayPal, spacedIban, type IbanFault } from '@/lib/payment'
import { isSamePayment, type PaymentDetails, type PlayerId } from '@/lib/table'
import { Button, Choice, FaultText, Field, wordsOf } from '../_ui'
import { useWrite } from '../_ui/use-write'

type Props = {
  tableId: string
  player: PlayerId
  name: string
  kept: PaymentDetails | undefined
  shared: PaymentDetails | undefined
  /** false: this phone only watches the table. */
  mayShare: boolean
  words: MoneyTexts
  onDone: () => void
}
type Faults = {
  readonly name?: 'name_missing' | 'name_too_long'
  readonly iban?: IbanFault | 'nothing'
  readonly payPal?: 'pay_pal'
}

/** How somebody can be paid: kept on this phone, and shared with the table only by decision. */
export function DetailsForm({ tableId, player, name, kept, shared, mayShare, words, onDone }: Props) {
  const texts = useTexts()
  const { details: said } = words
  const { put, fault } = useWrite(tableId)
  const known = kept ?? shared
  const [owner, setOwner] = useState(known?.name ?? name)
  const [iban, setIban] = useState(known?.iban ? spacedIban(known.iban) : '')
  const [payPal, setPayPal] = useState(known?.payPal ?? '')
  const [where, setWhere] = useState<'here' | 'table'>(shared ? 'table' : 'here')
  const [faults, setFaults] = useState<Faults>({})
  const [storage, setStorage] = useState<string | null>(null)

  function read(): { readonly details: PaymentDetails } | { readonly faults: Faults } {
    const account = iban.trim() === '' ? { iban: null } : readIban(iban)
    const link = payPal.trim() === '' ? null : readPayPal(payPal)
    const found: Faults = {
      ...(owner.trim() === '' ? { name: 'name_missing' as const } : {}),
      ...([...owner.trim()].length > GIRO_LIMITS.name ? { name: 'name_too_long' as const } : {}),
      ...('code' in account ? { iban: account.code } : {}),
      ...(payPal.trim() !== '' && link === null ? { payPal: 'pay_pal' as const } : {}),
      ...(iban.trim() === '' && payPal.trim() === '' ? { iban: 'nothing' as const } : {}),
    }
    if ('code' in account || Object.keys(found).length > 0) return { faults: found }
    return { details: { name: owner.trim(), iban: account.iban, payPal: link } }
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const typed = read()
    setFaults('faults' in typed ? typed.faults : {})
    if ('faults' in typed) return
    const { details } = typed
    const result = await keepPayment({ table: tableId, player, ...details })
    if (!result.ok) return setStorage(wordsOf(texts, result.code))
    if (where === 'table' && !isSamePayment(details, shared) && !(await put({ kind: 'payment', player, details })))
      return
    if (where === 'here' && shared && mayShare && !(await put({ kind: 'payment', player, details: null }))) return
    onDone()
  }

  async function drop() {
    const result = await dropPayment(tableId, player)
    if (!result.ok) return setStorage(wordsOf(texts, result.code))
    if (shared && mayShare && !(await put({ kind: 'payment', player, details: null }))) return
    onDone()
  }

  const wordsFor = (code: keyof typeof said.faults | undefined) => code && said.faults[code]
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4" noValidate>
      <h3 className="text-xl">{said.title(name)}</h3>
      <Field
        label={said.name}
        value={owner}
        onChange={setOwner}
        fault={wordsFor(faults.name)}
        maxLength={70}
        autoComplete="off"
      />
      <Field
        label={said.iban}
        value={iban}
        onChange={setIban}
        fault={wordsFor(faults.iban)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        label={said.payPal}
        value={payPal}
        onChange={setPayPal}
        hint={said.payPalHint}
        fault={wordsFor(faults.payPal)}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {mayShare && (
        <div>
          <Choice
            label={said.where}
            columns={2}
            value={where}
            onChange={setWhere}
            options={(['here', 'table'] as const).map((value) => ({ value, label: said[value] }))}
          />
          <p className="text-muted mt-2 text-sm">{where === 'here' ? said.hereWhy : said.tableWhy}</p>
        </div>
      )}
      {(storage ?? fault) && <FaultText>{storage ?? fault}</FaultText>}
      <Button kind="primary" type="submit" wide>
        {said.save}
      </Button>
      {known && (
        <Button wide onClick={() => void drop()}>
          {said.drop}
        </Button>
      )}
      <Button kind="quiet" wide onClick={onDone}>
        {texts.common.back}
      </Button>
    </form>
  )
}
