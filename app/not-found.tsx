import { MissingPage } from './missing-page'

export default function NotFound() {
  return <MissingPage />
}
