import { useId, type ReactNode } from 'react'

/** One thing to look up, in the order of a deal. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t pt-4">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  )
}

/** A part that is opened when it is needed. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-line border-t">
      <summary className="min-h-touch py-2">
        <h2 className="text-xl">{title}</h2>
      </summary>
      <div className="flex flex-col gap-3 pb-4">{children}</div>
    </details>
  )
}
