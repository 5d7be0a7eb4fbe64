import type { Language } from '#shared/rules/languages'

/** Words that introduce who said something, as alternatives of a regular expression. */
const verbs: Readonly<Record<Language, string>> = {
  english: 'said|says|told|added|adds|explained|explains|wrote|writes|noted|notes|warned|argued|argues|according to',
  german:
    'sagte|sagt|erklärte|erklärt|betonte|betont|warnte|warnt|schrieb|schreibt|meinte|meint|ergänzte|berichtete|so|laut',
  french:
    'a déclaré|déclare|a dit|dit|a expliqué|explique|a souligné|souligne|a affirmé|affirme|estime|a ajouté|ajoute|résume|selon',
  spanish: 'dijo|dice|afirmó|afirma|explicó|explica|señaló|señala|aseguró|asegura|añadió|añade|declaró|advirtió|según',
  italian:
    'ha detto|dice|ha dichiarato|dichiara|ha affermato|afferma|ha spiegato|spiega|ha sottolineato|ha aggiunto|secondo',
  portuguese: 'disse|diz|afirmou|afirma|explicou|explica|declarou|destacou|acrescentou|alertou|segundo',
}

/** "The director", "la directrice", "der": an article and up to two small words before the name, none a preposition. */
const articles = `the|der|die|das|le|la|l['’]|el|lo|il|o|a`
const bindings = 'of|at|for|in|von|des|für|du|de|del|della|di|do|da|dos|das'
const role = `(?:(?:(?:${articles})\\s*)(?:(?!(?:${bindings})\\s)\\p{Ll}[\\p{L}-]*\\s+){0,2},?\\s*)?`
const particle = '(?:von|van|de|da|di|del|della|la|le|dos|du|der|den)\\s+'
const nameWord = `\\p{Lu}[\\p{L}'’.-]*`
/** At least two words, so that no weekday or office passes for a name. */
const name = `(${nameWord}(?:\\s+(?:${particle})?${nameWord}){1,3})`

/**
 * The name next to a quotation, where the sentence plainly says whose words they are; nothing in all other cases.
 * @param before what stands before the quotation in its paragraph
 * @param after what stands behind it
 */
export function findSpeaker(before: string, after: string, language: Language): string | undefined {
  const verb = `(?:${verbs[language]})`
  const behind = [
    new RegExp(`^[,.]?\\s*(?:,\\s*)?${verb}\\s+${role}${name}`, 'u'),
    new RegExp(`^[,.]?\\s*${name}\\s+${verb}(?![\\p{L}])`, 'u'),
    new RegExp(`^[,.]?\\s*[–\\u2014-]\\s*${name}(?![\\p{L}])`, 'u'),
  ]
  const ahead = [
    new RegExp(`${name}(?:,[^,.:;]{2,60},)?\\s+${verb}\\s*[:,]?\\s*$`, 'u'),
    new RegExp(`(?:^|[.!?]\\s+)${name}\\s*:\\s*$`, 'u'),
  ]
  const found = (firstMatch(behind, after) ?? firstMatch(ahead, before))?.replace(/\.$/u, '')
  return found && withRole(found, `${before} ${after}`)
}

/** The name with what the person is, where that stands right behind it between commas: "Lena Aalto, head of the clinic". */
function withRole(person: string, sentence: string): string {
  const behind = sentence.slice(sentence.indexOf(person) + person.length)
  const role = /^,\s+((?:[\p{Ll}’'][\p{L}’'-]*)(?:\s+[\p{L}\p{N}’'&-]+){1,8})(?=[,.])/u.exec(behind)?.[1]
  return role && !/^(?:who|die|der|das|qui|que|che|and|und|et|y|e)\s/u.test(role) ? `${person}, ${role}` : person
}

function firstMatch(forms: readonly RegExp[], text: string): string | undefined {
  return forms.map((form) => form.exec(text)?.[1]).find(Boolean)
}
