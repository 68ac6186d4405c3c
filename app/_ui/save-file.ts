/** Puts a file where the browser puts downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads it after the tap.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Hands a file to another app; where the browser cannot, it is saved. */
export async function sendFile(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the share sheet has changed their mind: nothing to say about it.
    await navigator.share({ files: [file], title }).catch(() => undefined)
  } else saveFile(file)
}

/** A name for a file that every system takes: "Donnerstag im Ochs" becomes "donnerstag-im-ochs". */
export function fileName(parts: readonly string[], ending: string): string {
  const plain = parts
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll('ä', 'ae')
        .replaceAll('ö', 'oe')
        .replaceAll('ü', 'ue')
        .replaceAll('ß', 'ss')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 40),
    )
    .filter((part) => part !== '')
  return `${plain.join('-')}.${ending}`
}
