import { makeZip } from './document-files.ts'

/**
 * LinkedIn's export of a member's figures, written after its layout: five sheets, of which TOP POSTS has two tables
 * side by side, posts by engagements on the left and by impressions on the right.
 */

export type ExportLanguage = 'en' | 'de' | 'fr'

export interface ExportedPost {
  address: string
  /** Epoch ms. */
  publishedAt: number
  engagements: number
  impressions: number
}

const words = {
  en: {
    overall: 'Overall Performance',
    impressions: 'Impressions',
    reached: 'Members reached',
    date: 'Date',
    engagements: 'Engagements',
    most: 'Maximum of 50 posts available to include in this list',
    url: 'Post URL',
    published: 'Post publish date',
    followers: 'Total followers on',
    top: 'Top Demographics',
  },
  de: {
    overall: 'Gesamtleistung',
    impressions: 'Impressions',
    reached: 'Erreichte Mitglieder',
    date: 'Datum',
    engagements: 'Interaktionen',
    most: 'Diese Liste kann höchstens 50 Beiträge enthalten',
    url: 'Beitrags-URL',
    published: 'Veröffentlichungsdatum des Beitrags',
    followers: 'Follower:innen insgesamt am',
    top: 'Wichtigste demografische Daten',
  },
  fr: {
    overall: 'Performance globale',
    impressions: 'Impressions',
    reached: 'Membres touchés',
    date: 'Date',
    engagements: 'Interactions',
    most: 'Cette liste peut contenir 50 posts au maximum',
    url: 'URL du post',
    published: 'Date de publication du post',
    followers: 'Nombre total d’abonnés le',
    top: 'Principales données démographiques',
  },
} as const

/** A day as accounts of that language have it. */
export function writeDay(at: number, language: ExportLanguage): string {
  const day = new Date(at)
  const parts = [day.getUTCDate(), day.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'))
  const [date = '', month = ''] = parts
  const year = day.getUTCFullYear()
  if (language === 'en') return `${Number(month)}/${Number(date)}/${year}`
  return language === 'de' ? `${date}.${month}.${year}` : `${date}/${month}/${year}`
}

type Cell = string | number | null

export interface ExportPeriod {
  /** Epoch ms. */
  from: number
  until: number
}

export function exportSheets(
  language: ExportLanguage,
  posts: readonly ExportedPost[],
  { from, until }: ExportPeriod,
): Record<string, Cell[][]> {
  const said = words[language]
  const byEngagements = [...posts].sort((one, other) => other.engagements - one.engagements)
  const byImpressions = [...posts].sort((one, other) => other.impressions - one.impressions)
  return {
    DISCOVERY: [
      [said.overall, `${writeDay(from, language)} - ${writeDay(until, language)}`],
      [said.impressions, posts.reduce((sum, { impressions }) => sum + impressions, 0)],
      [said.reached, 812],
    ],
    ENGAGEMENT: [
      [said.date, said.impressions, said.engagements],
      [writeDay(from, language), 120, 4],
      [writeDay(until, language), 80, 2],
    ],
    'TOP POSTS': [
      [said.most],
      [],
      [said.url, said.published, said.engagements, null, said.url, said.published, said.impressions],
      ...byEngagements.map((post, index): Cell[] => {
        const other = byImpressions[index]
        return [
          post.address,
          writeDay(post.publishedAt, language),
          post.engagements,
          null,
          other?.address ?? null,
          writeDay(other?.publishedAt ?? 0, language),
          other?.impressions ?? null,
        ]
      }),
    ],
    FOLLOWERS: [
      [`${said.followers} ${writeDay(until, language)}:`, 1_204],
      [said.date, 'New followers'],
    ],
    DEMOGRAPHICS: [[said.top, 'Value', 'Percentage']],
  }
}

/** An address as LinkedIn writes it into its export. */
export function addressOf(number: string, kind: 'activity' | 'share' | 'ugcPost' = 'activity'): string {
  return `https://www.linkedin.com/feed/update/urn:li:${kind}:${number}`
}

/** The number that LinkedIn gives at a moment. */
export function numberAt(at: number, extra = 7): string {
  return String((BigInt(at) << 22n) + BigInt(extra))
}

export function writeXlsx(sheets: Readonly<Record<string, Cell[][]>>): Uint8Array {
  const names = Object.keys(sheets)
  const parts = Object.values(sheets).map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet><sheetData>${rows.map(writeRow).join('')}</sheetData></worksheet>`,
  ])
  return makeZip({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="x/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(parts),
  })
}

function writeRow(cells: readonly Cell[], index: number): string {
  const written = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${index + 1}`
    if (cell === null) return ''
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
    return `<c r="${place}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
  })
  return written.join('') === '' ? '' : `<row r="${index + 1}">${written.join('')}</row>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** One table as CSV, with the separator of the account's language. */
export function writeCsv(rows: readonly Cell[][], separator = ','): Uint8Array {
  const lines = rows.map((cells) =>
    cells.map((cell) => (cell === null ? '' : `"${String(cell).replaceAll('"', '""')}"`)).join(separator),
  )
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
