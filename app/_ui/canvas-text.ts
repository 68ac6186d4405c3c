/** Writes on a picture; what is wider than `most` is narrowed. */
export function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most?: number,
): void {
  canvas.font = font
  canvas.fillStyle = colour
  canvas.fillText(text, x, y, most)
}
