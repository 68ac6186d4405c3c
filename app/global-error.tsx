'use client'

import './globals.css'
import { Crash } from './crash'

/** In place of Next's own page, which has inline styles. */
export default function GlobalError() {
  return (
    <html lang="de" data-theme="light">
      <body>
        <Crash />
      </body>
    </html>
  )
}
