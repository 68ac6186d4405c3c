import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import './globals.css'
import { Around } from './_ui/around'
import { BEFORE_PAINT } from './_ui/before-paint'

export const metadata: Metadata = {
  title: 'Anschreiber',
  description: 'Der Schafkopf-Block, der mitdenkt: anschreiben, nachrechnen, abrechnen. Auch ohne Netz.',
  manifest: '/manifest.webmanifest',
  icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
  appleWebApp: { capable: true, title: 'Anschreiber', statusBarStyle: 'default' },
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#f6efe0',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below sets the theme and the language on <html> before React comes.
    <html lang="de" data-theme="light" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
      </head>
      <body>
        <Around>{children}</Around>
      </body>
    </html>
  )
}
