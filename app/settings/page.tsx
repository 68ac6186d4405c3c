import { SettingsScreen } from './settings-screen'

export default function Settings() {
  return <SettingsScreen />
}
