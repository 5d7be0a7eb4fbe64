const openings: Readonly<Record<string, string>> = { '”': '“', '“': '„', '»': '«', '«': '»' }

/** The mark that opens what ends with this one; nothing where it ends with none. */
export function openingFor(quotation: string): string | undefined {
  return openings[quotation.at(-1) ?? '']
}
