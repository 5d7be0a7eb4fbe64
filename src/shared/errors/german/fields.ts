import type { FieldPlace, ValueRule } from '#shared/errors/english/fields'

/** What a sent value has to be, in German: 'Name' and 'höchstens 100 Zeichen'. */

export function valueRule({ rule, least, most, choices }: ValueRule): string {
  switch (rule) {
    case 'number':
      return range('eine Zahl', least, most)
    case 'wholeNumber':
      return range('eine ganze Zahl', least, most)
    case 'mostCharacters':
      return `zu lang, höchstens ${grouped(most)} Zeichen`
    case 'leastCharacters':
      return `zu kurz, mindestens ${grouped(least)} Zeichen`
    case 'mostEntries':
      return `höchstens ${most === 1 ? '1 Eintrag' : `${grouped(most)} Einträge`}`
    case 'leastEntries':
      return `mindestens ${least === 1 ? '1 Eintrag' : `${grouped(least)} Einträge`}`
    case 'oneOf':
      return choices.length === 1 ? `muss ${choices[0]} sein` : `muss eins davon sein: ${choices.join(', ')}`
    default:
      return ruleWords[rule]
  }
}

const ruleWords = {
  text: 'muss Text sein',
  boolean: 'muss wahr oder falsch sein',
  list: 'muss eine Liste sein',
  object: 'muss ein Objekt sein',
  other: 'muss etwas anderes sein',
  filled: 'ist leer',
  url: 'muss eine Webadresse sein, zum Beispiel https://example.com/seite',
  email: 'muss eine E-Mail-Adresse sein, zum Beispiel name@example.com',
  date: 'muss ein Datum sein, zum Beispiel 2025-01-31',
  datetime: 'muss Datum und Uhrzeit sein, zum Beispiel 2025-01-31T12:00:00Z',
  valid: 'ist ungültig',
} as const

function range(kind: string, least: number | null, most: number | null): string {
  if (least !== null && most !== null) return `muss ${kind} von ${grouped(least)} bis ${grouped(most)} sein`
  if (least !== null) return `muss ${kind} ab ${grouped(least)} sein`
  return most !== null ? `muss ${kind} bis ${grouped(most)} sein` : `muss ${kind} sein`
}

function grouped(amount: number | null): string {
  return (amount ?? 0).toLocaleString('de')
}

/** Fields that people meet. Any other one is named as programs name it. */
const names: Readonly<Record<string, string>> = {
  url: 'Adresse',
  q: 'Suche',
  v: 'Version',
  number: 'Nummer der Fassung',
  before: 'Stelle, an der es weitergeht',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  limit: 'Zahl der Einträge',
  cvc: 'Sicherheitscode',
  expiry: 'Ablaufdatum',
  email: 'E-Mail',
  password: 'Passwort',
  code: 'Code',
  firstName: 'Vorname',
  lastName: 'Nachname',
  name: 'Name',
  title: 'Titel',
  description: 'Beschreibung',
  tags: 'Schlagwörter',
  content: 'Text des Beitrags',
  textContent: 'Text',
  opinion: 'Meinung',
  instruction: 'Anweisung',
  language: 'Sprache',
  contentStyleId: 'Stil',
  contentStyle: 'Stil',
  targetAudience: 'Zielgruppe',
  customPrompt: 'Eigener Prompt',
  examplePosts: 'Beispielbeiträge',
  role: 'Rolle',
  field: 'Fachgebiet',
  writesFor: 'Leserschaft',
  standsFor: 'Haltung',
  profile: 'Beschreibung Ihrer Stimme',
  posts: 'Beiträge',
  sourceMention: 'Nennung der Quelle',
  kind: 'Art',
  promptPart: 'Prompt',
  profileImageUrl: 'Adresse des Bildes',
  paymentIntentId: 'Zahlung',
  mimeType: 'Dateityp',
  isApproved: 'Freischaltung',
  isActive: 'Aktiv',
}

export function fieldName({ key, entry }: FieldPlace): string {
  const name = names[key] ?? key
  return entry === null ? name : `${name}, Eintrag ${entry}`
}
