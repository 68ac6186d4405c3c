import { HomeScreen } from './home-screen'

export default function Home() {
  return <HomeScreen />
}
