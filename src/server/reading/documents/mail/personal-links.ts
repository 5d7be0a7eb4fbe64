import { endOf, withoutEnd } from '#shared/text/end-of'
import { parseAddress } from '#shared/text/parse-address'
import { withoutMessages } from '../../cited-address.ts'

/**
 * Addresses in a mail are personal to its recipient: for unsubscribing, for viewing it in a browser, for counting
 * clicks. In a post they would act on that person's behalf or identify them. So personal parts of addresses are
 * removed, as are lines that only say where to click.
 */

const address = /https?:\/\/[^\s<>"'”’\])}]+/gi
/** Mail programs put the address of a link behind its words, in brackets. */
const bracketed =
  /[ \t]?(?:<(?:https?:\/\/|mailto:)[^\s<>]*>|\[(?:https?:\/\/|mailto:)[^\s[\]]*\]|\((?:https?:\/\/|mailto:)[^\s()]*\))/gi
const personalPath =
  /unsubscri|opt-?out|\/(?:(?:manage|update)[-_/]?)?(?:preferences?|subscriptions?|profile)(?:\/|$)|webview|view-?(?:in-?)?(?:your-?)?browser|\/(?:track|click|open|wf|ls)\/|\/(?:c|e|f|l|r|t)\/(?=\w{0,60}\d)\w{12}|abmeld|abbestell|desabonn|desinscri|\/baja(?:\/|$)/i

const strongWords = new RegExp(
  `^(?:(?:please |to |or )*(?:click (?:here )?(?:to )?)?(?:${[
    'unsubscribe(?: (?:here|now|instantly|from (?:this|all|our) (?:list|e-?mails?|newsletters?|mailings?)))?|opt[- ]out',
    '(?:manage|update|change|edit)(?: (?:my|your))?(?: e-?mail| subscription)? (?:preferences|subscriptions?|settings|profile)',
    '(?:e-?mail |subscription )?preferences|subscription settings|preference cent(?:er|re)',
    '(?:view|read|see|open)(?: (?:this|the|it))?(?: e-?mail| message| newsletter| mailing)?(?: in (?:(?:your|a|the) )?(?:web ?)?browser| online| as a web ?page)',
    '(?:view )?(?:the )?(?:web|online|browser) version|forward (?:(?:this|it)(?: e-?mail)? )?to a (?:friend|colleague)|why did i get this',
    '(?:newsletter )?(?:abmelden|abbestellen|austragen)|(?:(?:e-?mail|newsletter) )?im browser (?:ansehen|anzeigen|öffnen|lesen)|(?:zur )?online-?(?:version|ansicht)|(?:einstellungen|abo|profil) (?:ändern|verwalten)',
    '(?:se )?(?:désabonner|désinscrire)|me désabonner|désinscription|(?:voir|lire)(?: (?:cet e-?mail|ce message|la newsletter))? (?:dans (?:votre|le|un) navigateur|en ligne)|version en ligne|gérer (?:vos|mes) (?:préférences|abonnements)',
    '(?:darse|darme|date) de baja|cancelar (?:la |tu |su |mi )?suscripción|ver(?: (?:este correo|este mensaje|este e-?mail))? en (?:el|tu|su) navegador|versión (?:online|web)',
    "(?:annulla(?:re)?|cancella(?:re)?) (?:l[’']|la )?iscrizione|cancellati|disiscriviti|visualizza(?: (?:questa e-?mail|la newsletter))? nel (?:tuo )?browser|versione (?:online|web)",
    'cancelar (?:a )?(?:inscrição|subscrição|assinatura)|descadastrar(?:-se)?|ver(?: este e-?mail)? no (?:seu )?navegador|versão (?:online|web)',
  ].join('|')})(?: here| hier| ici| aquí| qui| aqui)?)[.!]?$`,
  'iu',
)
const weakWords =
  /^(?:here|click here|privacy(?: policy| notice)?|terms(?: (?:of (?:use|service)|and conditions))?|contact(?: us)?|imprint|impressum|datenschutz(?:erklärung)?|kontakt|mentions légales|help|faq|facebook|instagram|linkedin|twitter|x|youtube|website|hier|ici)?$/i
/** Sentences of the same kind, in a mail's first and last lines. */
const sentences = new RegExp(
  [
    '\\b(?:unsubscribe|opt[- ]out|update your (?:e-?mail )?preferences|manage your (?:e-?mail )?(?:preferences|subscriptions?))\\b(?=[^\\n]{0,300}\\b(?:here|click|link|you|your)\\b)',
    '\\b(?:you|your|click|here)\\b[^\\n]{0,300}\\b(?:unsubscribe|opt[- ]out)\\b',
    "(?:trouble|problems?|can(?:no|[’'])t) (?:viewing|reading|seeing|see|view|read) this (?:e-?mail|message|newsletter)",
    '\\b(?:view|read) (?:it|this (?:e-?mail|message|newsletter)) (?:in|on) (?:your|a|the) (?:web )?browser',
    '^you (?:are receiving|received|get) this (?:e-?mail|message|newsletter|mailing)',
    '^this (?:e-?mail|message|newsletter) was sent to\\b|^add [^\\n]{3,60} to your address book',
    '\\b(?:abmelden|abzumelden|abbestellen|abzubestellen|austragen)\\b(?=[^\\n]{0,300}\\b(?:hier|klicken|sie|newsletter|e-?mails?)\\b)|\\b(?:hier|klicken|newsletter)\\b[^\\n]{0,300}\\b(?:abmelden|abbestellen|austragen)\\b',
    'nicht (?:richtig|korrekt|ordnungsgemäß) (?:angezeigt|dargestellt)|^sie (?:erhalten|bekommen) (?:diese|diesen) (?:e-?mail|newsletter|nachricht)|^diese e-?mail wurde an\\b',
    "\\b(?:désabonner|désinscrire|désinscription)\\b|^vous recevez (?:cet|ce)\\b|^(?:cet e-?mail|ce message) a été envoyé à|ne (?:s[’']affiche|visualisez) pas correctement",
    '\\b(?:darse|darte) de baja\\b|cancelar (?:tu|su) suscripción|^(?:recibes|recibe|ha recibido|has recibido) este (?:correo|mensaje|e-?mail)',
    "annullare l[’']iscrizione|\\b(?:cancellarti|disiscriverti|disiscriversi)\\b|^(?:ricevi|hai ricevuto) questa e-?mail",
    'cancelar (?:a )?(?:sua )?(?:inscrição|subscrição)|descadastrar|^(?:você está recebendo|está a receber|recebeu) este e-?mail',
  ].join('|'),
  'iu',
)
const longestSentence = 300
const linesAtStart = 5
const linesAtEnd = 20

/** @param lines of a mail, each a paragraph or shorter @returns them without personal links */
export function dropPersonalLinks(lines: readonly string[]): string[] {
  const said = lines.filter((line) => line.trim() !== '').length
  let at = 0
  let isBelowPersonal = false
  return lines.flatMap((line) => {
    if (line.trim() === '') {
      isBelowPersonal = false
      return [line]
    }
    at += 1
    const isAtEdge = at <= linesAtStart || at > said - linesAtEnd
    // in plain text a link's address is on the next line
    isBelowPersonal = isPersonal(line, isAtEdge) || (isBelowPersonal && /^\s*<?https?:\S+\s*$/.test(line))
    const cleaned = isBelowPersonal ? '' : cleanAddresses(line)
    return cleaned.trim() === '' ? [] : [cleaned]
  })
}

function isPersonal(line: string, isAtEdge: boolean): boolean {
  if (line.length > 2 * longestSentence) return false
  const words = line.replace(bracketed, '').replace(address, '').trim()
  if (words.length > longestSentence) return false
  const items = words
    .split(/[|·•–—/\t]|(?<!\s)\s+-\s+|(?<!\s)\s{3,}/)
    .map((item) => withoutEnd(item, /[\s>»:→]/).trim())
  const isMenu =
    items.some((item) => strongWords.test(item)) &&
    items.every((item) => strongWords.test(item) || weakWords.test(item))
  return isMenu || (isAtEdge && sentences.test(words))
}

/** Addresses in brackets repeat what the words before them lead to. */
export function cleanAddresses(text: string): string {
  return text.replace(bracketed, '').replace(address, (found) => {
    const kept = withoutPersonalParts(withoutEnd(found, /[.,;:!?]/))
    return kept === '' ? '' : kept + endOf(found, /[.,;:!?]/)
  })
}

function withoutPersonalParts(written: string): string {
  const url = parseAddress(written)
  if (url === null || url.username !== '' || personalPath.test(url.hostname + url.pathname)) return ''
  const whole = url.href
  url.hash = ''
  const kept = withoutMessages(url)
  return kept === whole ? written : (kept ?? '')
}
