import { HomeScreen } from './home-screen'
import { WAY_BACK } from './way-back'

export default function Home() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: WAY_BACK }} />
      <HomeScreen />
    </>
  )
}
