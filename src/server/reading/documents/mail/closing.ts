/** Removes what surrounds a mail's text: server banners at the start, signatures and disclaimers at the end. */

/** Maximum lines of a signature with its own mark. */
const longestSignature = 30
/** A line of two hyphens also separates sections: text below the last one is a signature only if it is short. */
const longestUnmarked = 12
/** Disclaimers are at the end: at most this many paragraphs follow them. */
const maxParagraphsBehind = 6

/** Of a mail, where programs name themselves. */
const linesAtEnd = 5

const sentFrom =
  /^(?:Sent (?:from|via|with) (?:my |the |a )?[^.]{2,60}|Get Outlook for [^.]{2,40}|Von (?:meinem|unterwegs)[^.]{0,60}gesendet|Gesendet (?:von|mit|über) [^.]{2,60}|Diese Nachricht wurde von [^.]{2,60} gesendet|Outlook für (?:iOS|Android)[^.]{0,30}|Envoyé (?:de|depuis|à partir de) [^.]{2,60}|Enviado (?:desde|do|de|a partir do) [^.]{2,60}|Inviato da[l ][^.]{2,60}|Verzonden vanaf [^.]{2,60})\.?$/i

const disclaimer = new RegExp(
  [
    '^(?:confidentiality|legal|privacy) (?:notice|disclaimer|note)\\b',
    '^disclaimer\\b',
    '^(?:this|the (?:information|contents?) (?:contained )?in this) (?:e-?mail|message|communication)\\b[^\\n]{0,200}\\b(?:confidential|privileged|intended (?:only|solely))',
    'if you are not the (?:intended|named) (?:recipient|addressee)',
    '^please consider the environment before',
    '^(?:this (?:e-?mail|message) has been (?:scanned|checked)|virus-free\\b|no virus found)',
    '^(?:diese|die in dieser) (?:e-?mail|nachricht)\\b[^\\n]{0,200}\\b(?:vertraulich|rechtlich geschützt)',
    '^(?:ce|cet) (?:message|e-?mail|courriel)\\b[^\\n]{0,200}\\bconfidentiel',
    '^(?:este|el presente) (?:mensaje|correo|e-?mail)\\b[^\\n]{0,200}\\bconfidencial',
    '^(?:questo|il presente) (?:messaggio|e-?mail)\\b[^\\n]{0,200}\\b(?:riservat|confidenzial)',
    '^(?:esta|a presente) (?:mensagem|comunicação)\\b[^\\n]{0,200}\\bconfidencia',
  ].join('|'),
  'iu',
)
const banner =
  /^\W{0,3}(?:external|caution|warning|achtung|extern|vorsicht)\b[^\n]{0,40}\b(?:e-?mail|message|sender|nachricht|absender)\b[^\n]{0,300}\b(?:outside|external|außerhalb|extern)/iu

/** @returns the lines without them */
export function dropClosing(lines: readonly string[]): string[] {
  return dropDisclaimers(dropSentFrom(dropSignature(lines.filter((line) => !banner.test(line.slice(0, 500))))))
}

function dropSignature(lines: string[]): string[] {
  const wordsFrom = (at: number) => lines.slice(at).filter((line) => line.trim() !== '').length
  const marked = lines.indexOf('-- ')
  if (marked > 0 && wordsFrom(marked) <= longestSignature) return lines.slice(0, marked)
  const unmarked = lines.findLastIndex((line) => /^--\s*$/.test(line))
  return unmarked > 0 && wordsFrom(unmarked) <= longestUnmarked ? lines.slice(0, unmarked) : lines
}

function dropSentFrom(lines: string[]): string[] {
  const said = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at])).slice(-linesAtEnd)
  const gone = new Set(said.filter((at) => sentFrom.test((lines[at] ?? '').slice(0, 200).trim())))
  return gone.size === 0 ? lines : lines.filter((_, at) => !gone.has(at))
}

function dropDisclaimers(lines: string[]): string[] {
  const starts = lines.flatMap((line, at) => (line.trim() !== '' && (lines[at - 1] ?? '').trim() === '' ? [at] : []))
  const first = starts
    .slice(1)
    .slice(-maxParagraphsBehind)
    .find((at) => isDisclaimer(lines, at))
  return first === undefined ? lines : lines.slice(0, first)
}

/** By its first lines, which may be wrapped. */
function isDisclaimer(lines: readonly string[], start: number): boolean {
  const end = lines.findIndex((line, at) => at >= start && line.trim() === '')
  const paragraph = lines.slice(start, end < 0 ? undefined : end).slice(0, 10)
  const text = paragraph.map((line) => line.trim()).join(' ')
  return disclaimer.test(text.slice(0, 1_000).replace(/^\W+/, ''))
}
