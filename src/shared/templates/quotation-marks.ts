const openings: Readonly<Record<string, string>> = { '”': '“', '“': '„', '»': '«', '«': '»' }

/** The mark that opens what ends with this one; nothing where it ends with none. */
export function openingFor(quotation: string): string | undefined {
  return openings[quotation.at(-1) ?? '']
}

/** How far below the top of capital letters a mark stands, times its font's size: „ stands on the line, « in its middle. */
const drops: Readonly<Record<string, number>> = { '„': 0.6, '«': 0.22, '»': 0.22 }

export function dropOf(mark: string): number {
  return drops[mark] ?? 0
}
