type Detector = { detect: (source: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** Wide enough for a code on another phone, small enough for a slow one. */
const LARGEST = 1024

/** The text of the QR code in a picture, or in what a camera sees now; null where there is none. By the browser where it can, else by our own reader. */
export async function readQr(picture: Blob | HTMLVideoElement): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(picture)
    // Not yet in the types of the DOM.
    const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
    if (Native) {
      const found = await new Native({ formats: ['qr_code'] }).detect(bitmap).catch(() => [])
      if (found[0]) return found[0].rawValue
    }
    const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return null
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const { default: decode } = await import('qr/decode.js')
    return decode(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    return null // the reader throws where it finds nothing, and the browser where it is no picture
  }
}
