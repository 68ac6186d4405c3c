'use client'

import { Crash } from './crash'

export default function ErrorPage() {
  return <Crash />
}
