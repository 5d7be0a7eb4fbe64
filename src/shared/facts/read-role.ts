export interface Speaker {
  readonly name: string
  /** What the person is, as it stands beside the name. */
  readonly role?: string
}

/** Words for what people are, in the product's languages; others are not taken for a role. */
const roleWords = new RegExp(
  `^(?:${[
    'ceo|cfo|cto|coo|cmo|head|chief|chair|chairman|chairwoman|director|president|vice|founder|co-founder|cofounder|owner|manager|minister|secretary|senator|mayor|governor|general|coach|captain|editor|author|co-author|reporter|journalist|analyst|economist|researcher|scientist|professor|lecturer|teacher|student|engineer|developer|designer|architect|lawyer|attorney|judge|doctor|physician|nurse|surgeon|biologist|chemist|physicist|historian|psychologist|sociologist|spokesman|spokeswoman|spokesperson|executive|partner|principal|consultant|adviser|advisor|commissioner|ambassador|envoy|farmer|baker|pilot|artist|musician|singer|actor|actress|filmmaker|curator|librarian|investor|member|leader|expert|specialist|officer|dean|fellow',
    '\\p{L}*(?:leiter|leiterin|chef|chefin|direktor|direktorin|präsident|präsidentin|vorsitzende|vorsitzender|vorstand|geschäftsführer|geschäftsführerin|gründer|gründerin|minister|ministerin|kanzler|kanzlerin|bürgermeister|bürgermeisterin|sprecher|sprecherin|forscher|forscherin|wissenschaftler|wissenschaftlerin|professor|professorin|lehrer|lehrerin|arzt|ärztin|ingenieur|ingenieurin|ökonom|ökonomin|experte|expertin|autor|autorin|anwalt|anwältin|berater|beraterin|trainer|trainerin|redakteur|redakteurin|unternehmer|unternehmerin|architekt|architektin|biologe|biologin|physiker|physikerin|chemiker|chemikerin|analyst|analystin)',
    'directeur|directrice|président|présidente|pdg|fondateur|fondatrice|cofondateur|cofondatrice|ministre|maire|porte-parole|chercheur|chercheuse|professeur|professeure|médecin|ingénieur|ingénieure|économiste|auteur|autrice|avocat|avocate|responsable|boulanger|boulangère|enseignant|enseignante|rédacteur|rédactrice|entraîneur|députée?|sénateur|sénatrice|biologiste|historienne?',
    'directora?|presidenta?|fundadora?|cofundadora?|ministra?|alcalde|alcaldesa|portavoz|investigadora?|profesora?|médica?o?|ingenier[ao]|economista|autora?|abogad[ao]|jefe|jefa|responsable|consejer[ao]|científic[ao]|bióloga?o?|entrenadora?',
    'direttore|direttrice|presidente|fondatore|fondatrice|ministr[ao]|sindac[ao]|portavoce|ricercatore|ricercatrice|professore|professoressa|medico|ingegnere|economista|autore|autrice|avvocat[ao]|responsabile|amministratore|amministratrice|scienziat[ao]|biolog[ao]|allenatore',
    'diretora?|prefeit[ao]|porta-voz|pesquisadora?|investigadora?|professora?|médic[ao]|engenheir[ao]|advogad[ao]|cientista|chefe|responsável|treinadora?',
  ].join('|')})$`,
  'iu',
)

function isRoleWord(word: string): boolean {
  return roleWords.test(word.replace(/[,.]$/u, ''))
}

const maxWordsBefore = 2

/** A name as it was found, perhaps with what the person is before it, and the sentence around it, which may say it behind. */
export function speakerOf(found: string, sentence: string): Speaker {
  const words = found.split(/\s+/u)
  const leading = words.findIndex((word) => !isRoleWord(word))
  const name = words.slice(leading).join(' ')
  const isLed = leading > 0 && leading <= maxWordsBefore && words.length - leading >= 2
  const person = isLed ? name : found
  const role =
    roleBehind(person, sentence) ?? (isLed ? words.slice(0, leading).join(' ') : roleBefore(person, sentence))
  return role ? { name: person, role } : { name: person }
}

/** "Lena Aalto, head of the clinic," */
function roleBehind(name: string, sentence: string): string | undefined {
  const behind = sentence.slice(sentence.indexOf(name) + name.length)
  const what =
    /^,\s+((?:(?:the|an?|die|der|la|le|el|il|lo|o|a|l['’])\s*)?[\p{L}’'-]+(?:\s+[\p{L}\p{N}’'&-]+){0,8})(?=[,.;])/iu.exec(
      behind,
    )?.[1]
  return what
    ?.split(/[\s’']+/u)
    .slice(0, 4)
    .some(isRoleWord)
    ? what
    : undefined
}

/** "the director Mara Lindqvist", "la boulangère Lucie Marchand" */
function roleBefore(name: string, sentence: string): string | undefined {
  const before = sentence.slice(0, sentence.indexOf(name)).trimEnd()
  const what =
    /(?<![\p{L}-])(?:(?:the|der|die|la|le|el|il|lo|o|a)\s+|l['’])((?:(?!(?:the|der|die|la|le|el|il|lo|o|a)\s)\p{Ll}[\p{L}-]*\s+){0,2}\p{L}[\p{L}-]*)$/u.exec(
      before,
    )?.[1]
  const last = what?.split(/\s+/u).at(-1) ?? ''
  return isRoleWord(last) ? what : undefined
}
