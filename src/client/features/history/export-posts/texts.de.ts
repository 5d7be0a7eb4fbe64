import type { exportTexts } from './texts.ts'

export const postExport: typeof exportTexts = {
  export: 'Exportieren',
  label: 'Beiträge exportieren',
  all: 'Alle Ihre Beiträge, mit ihren Zahlen.',
  found: 'Die Beiträge, die zu Ihrer Suche und Ihren Filtern passen, mit ihren Zahlen.',
  formats: {
    csv: { name: 'CSV', hint: 'für Excel und andere Tabellen' },
    json: { name: 'JSON', hint: 'für Programme' },
    md: { name: 'Markdown', hint: 'eine Datei je Beitrag, in einem Archiv' },
  },
  fileName: 'beitraege',
  failed: 'Ihre Beiträge konnten nicht exportiert werden',
}
