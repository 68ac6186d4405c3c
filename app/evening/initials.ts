/** The shortest beginnings by which these names can be told apart: "A", "Be", "Bi". */
export function initialsOf(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.trim()])
  return letters.map((own, at) => {
    let length = 1
    const clashes = (other: readonly string[], where: number) =>
      where !== at && other.slice(0, length).join('').toLowerCase() === own.slice(0, length).join('').toLowerCase()
    while (length < own.length && letters.some(clashes)) length += 1
    return own.slice(0, length).join('')
  })
}
