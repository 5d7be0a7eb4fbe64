/**
 * What an editor would strike out of a composed post, judged without any of the composer's own lists: each fault by name
 * with what shows it. `source` is {title, text, siteName, url}; `most` are the characters and hashtags asked for.
 */
const letters = '[\\p{L}\\p{N}]'

/** First words that answer a sentence before, in six languages. */
const leaning =
  wordList(`he she it they his her its their them him this that these those such here and but or so yet then
  also however therefore thus hence moreover furthermore meanwhile nevertheless instead besides otherwise similarly likewise
  another both others because which who whose too still afterwards consequently additionally finally
  er sie es ihr ihre seine sein dies diese dieser dieses diesem diesen aber und oder denn doch dann dort dabei dafür dagegen
  damit danach daraus darauf darin darüber dazu davon daher deshalb deswegen außerdem zudem jedoch allerdings dennoch
  trotzdem stattdessen hingegen ebenso auch solche beide hier weil somit folglich
  il elle ils elles ce cela ceci cet cette ces son sa ses leur leurs mais et ou donc or car ainsi puis ensuite alors aussi cependant
  pourtant toutefois néanmoins enfin
  él ella ellos ellas esto eso este esta estos estas ese esa esos esas su sus pero y así entonces además también aunque porque luego después ambos
  otro otra lui lei loro egli questo questa questi queste quello quella quelli quelle suo sua suoi ma e così quindi inoltre anche
  poi tuttavia però infatti invece perché allora ele ela eles elas isto isso esse essa seu sua mas ou assim então também porém
  contudo portanto pois`)

const givenNames =
  wordList(`adam alexander andrea andreas angela anna anne anton armin axel barbara ben bernd bettina birgit boris
  brigitte carla carsten caroline christian christina christine christoph claudia daniel david dennis detlef dieter dirk doris eva
  felix florian frank franz friedrich gabriele georg gerd gerhard günter hannah hans heike heiko heinz helga helmut henrik holger
  ines ingo jan jana janine jens joachim jochen johannes jonas jörg josef julia julian jürgen kai karin karl katharina katja katrin klaus
  lars laura lea lena leon linda lisa luca lukas manfred manuel marco marcus maria marie mario markus martin martina matthias max
  melanie michael monika nadine nicole nina norbert oliver olaf otto patrick paul peter petra philipp pierre rainer ralf reinhard renate
  robert roland rolf rüdiger sabine sandra sarah sebastian silke simon simone sonja stefan stefanie steffen stephan susanne sven
  tanja theo thomas thorsten tim tina tobias tom torsten udo ulrich ursula uwe vanessa volker walter werner wilhelm wolfgang yuki`)

const relative = new RegExp(
  `(?<!${letters})(?:today|tonight|yesterday|tomorrow|nowadays|(?:this|last|next|past)\\s(?:week|weekend|month|year|summer|winter|spring|fall|season|morning|evening|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:days?|weeks?|months?|years?)\\sago|recently|currently|heute|gestern|vorgestern|übermorgen|(?:diese|letzte|nächste|vergangene|kommende)[nrsm]?\\s(?:woche|monat|jahr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)e?s?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|derzeit|kürzlich|aujourd['’]hui|hier|demain|la semaine (?:dernière|prochaine)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hoy|ayer|la (?:semana|próxima semana) (?:pasada)?|lunes|martes|miércoles|jueves|viernes|oggi|ieri|domani|lunedì|martedì|mercoledì|giovedì|venerdì|hoje|ontem|amanhã|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira)(?!${letters})`,
  'iu',
)

const pageWords =
  /(?<!\p{L})(?:subscribe|newsletter|sign up|log ?in|click (?:here|on|the)|read more|cookies?|advertis(?:e)?ment|photo(?:graph)? (?:by|credit)|image (?:by|credit|source)|getty|shutterstock|follow us|share this|comments? below|in this (?:article|post|guide|video)|learn more|here['’]s|you won['’]t believe|stay tuned|scroll|abonnieren|anmelden|jetzt lesen|mehr erfahren|weiterlesen|foto:|symbolbild|in diesem (?:artikel|beitrag|video)|abonnez|cliquez|lire (?:aussi|la suite)|suscr[ií]b|haz clic|leer más|iscriviti|clicca|leggi anche|inscreva|clique|leia (?:também|mais))(?!\p{L})|©|\(c\)|https?:/iu

const ownVoice =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|my|we|we['’](?:re|ve|ll)|our|us|ich|meine?[mrs]?|wir|unser\p{L}*|je (?:suis|pense|crois|me)|j['’]ai|nous|notre|yo|nosotros|nuestr[oa]s?|io|noi|nostr[oaie]|eu|meu|minha|nós|nosso|nossa)(?!\p{L})/u

const standIns =
  /^(?:The|Der|Die|Das|Le|La|L['’]|El|Il|O|A)\s?(?:company|firm|group|man|woman|couple|suspect|victim|study|report|deal|decision|ruling|incident|bill|app|film|movie|team|club|singer|actor|actress|author|\d+-year-old|Unternehmen|Konzern|Mann|Frau|Studie|Gruppe|Bericht|Täter|Vorfall|Verein|Film|\d+-Jährige|entreprise|société|étude|homme|femme|empresa|hombre|mujer|estudio|azienda|studio|uomo|donna|companhia|estudo|homem|mulher)(?=[\s,.]+\p{Ll})/u

export function findFaults(post, source, { opinion = '', most }) {
  const faults = []
  const fault = (name, shown) => faults.push({ name, shown })
  const lines = post.split('\n').filter((line) => line && !opinion.includes(line))
  const parts = lines.map((line) => ({ line, ...partsOf(line) }))
  const headline = parts.find(({ quotations }) => quotations.length > 0)?.quotations[0]
  const statements = parts.flatMap(({ quotations, line }) =>
    quotations.filter((text) => text !== headline || !isTitle(text, source)).map((text) => ({ text, line })),
  )

  for (const { text, line } of statements) {
    const [first = ''] = text.toLowerCase().match(/[\p{L}\p{N}'’-]+/u) ?? []
    if (
      leaning.has(first) ||
      /^[„“]?Das (?:ist|war|hat|kann|weiß|könnte|waren|ergab|ergaben|zeigt|heißt|gilt|wird|soll|sei|bedeutet|macht)\b/u.test(
        text,
      )
    )
      fault('leans on another sentence', text)
    if (relative.test(text.replace(/\[[^\]]*\]|\p{L}+(?:day|tag|abend|di),? \(?(?:\p{L}+\.? )?\d/gu, '')))
      fault('relative time', text)
    if (text.includes('?')) fault('question', text)
    if (pageWords.test(text)) fault('page talk, caption or teaser', text)
    if (standIns.test(text)) fault('stands for something not introduced', text)
    if (!isSpeech(line) && ownVoice.test(text.replace(/[‘‚“"][^’‘”"]*[’‘”"]/gu, '')))
      fault('first person of the article', text)
    if (!standsIn(text, source)) fault('not in the article', text)
    if (!/[.!?…。！？।۔]['"’”»‘“」]*$/u.test(text)) fault('no whole sentence', text)
    const [speaker] = line.split(/\s?: /)
    if (isSpeech(line) && !namesSource(speaker, source) && !/,\s\p{L}|\s\p{L}+\s\p{L}+/u.test(speaker))
      fault('speaker without a role', line)
  }
  for (const name of bareNames(lines.join('\n'), source, headline ?? '')) fault('bare surname', name)
  for (const { outside, line } of parts) {
    const run = copiedRun(isSpeech(line) ? outside.replace(/^[^:|]*:/, '') : outside, source.text)
    if (run && !/^(?:Source|Quelle|Fuente|Fonte|https?:)/.test(line) && !namesSource(run, { ...source, title: '?' }))
      fault('copied without quotation marks', run)
  }
  const tags = post.replace(/https?:\S+/g, '').match(/#[\p{L}\p{N}]+/gu) ?? []
  const flat = `${source.title}${source.text}${source.url}`.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (tags.length > most.hashtags) fault('too many hashtags', tags.join(' '))
  for (const tag of tags) if (!flat.includes(tag.slice(1).toLowerCase())) fault('hashtag from nowhere', tag)
  if (!namesSource(post, source)) fault('source not named', lines[0] ?? '')
  if (post.length > most.characters) fault('longer than asked', String(post.length))
  return faults
}

/** The line is somebody's words: no list mark, and not the outlet's or the article's. */
function isSpeech(line) {
  return (
    line.speech === true ||
    (/^[^•“„«]{6,160}?\s?:\s[“„«]/u.test(line) && !/^(?:From the|Aus dem|Extraits|Del art|Dall|Do artigo)/.test(line))
  )
}

function isTitle(text, { title }) {
  return wordsOf(title)
    .join(' ')
    .includes(
      wordsOf(text.replace(/\[[^\]]*\]/g, ' '))
        .slice(0, 3)
        .join(' '),
    )
}

function partsOf(line) {
  const quotations = []
  let outside = ''
  let at = 0
  for (const match of line.matchAll(/“([^“”]*(?:“[^“”]*”[^“”]*)*)”|„([^„“]*)“|«\s?([^«»]*?)\s?»/gu)) {
    quotations.push(match[1] ?? match[2] ?? match[3])
    outside += `${line.slice(at, match.index)} | `
    at = match.index + match[0].length
  }
  return { quotations, outside: outside + line.slice(at) }
}

function standsIn(text, source) {
  const key = ` ${wordsOf(`${source.title}\n${source.text}`).join(' ')} `
  let from = 0
  for (const part of text.split(/\[[^\]]*\]/)) {
    const words = wordsOf(part).join(' ')
    if (words === '') continue
    const place = key.indexOf(` ${words} `, from)
    if (place < 0) return false
    from = place + words.length
  }
  return true
}

function copiedRun(outside, text) {
  const key = ` ${wordsOf(text).join(' ')} `
  for (const part of outside.split('|')) {
    const words = wordsOf(part)
    for (let start = 0; start + 8 <= words.length; start += 1) {
      const run = words.slice(start, start + 8).join(' ')
      if (key.includes(` ${run} `)) return run
    }
  }
  return null
}

/** Last names whose full name the article has, and the post not up to there. */
function bareNames(whole, { text }, headline) {
  // a headline has surnames alone; who stands there in full is introduced
  const post = whole.replace(headline, '')
  // where all nouns have capitals, only a known given name makes two words a person
  const language = /(?<!\p{L})(?:der|und|nicht|wird)(?!\p{L})/u.test(text) ? 'german' : 'other'
  const lower = new Set(text.match(/(?<!\p{L})\p{Ll}{3,}/gu))
  const full = new Map()
  for (const [, first, last] of text.matchAll(
    /(?<=\p{Ll},?\s)(?<!(?<!\p{L})(?:of|the|a|an|and|our)\s)(\p{Lu}\p{Ll}{2,})\s(?:\p{Lu}\.\s)?(\p{Lu}\p{Ll}{3,})(?!\p{L})(?!\s\p{Lu})/gu,
  )) {
    if (!lower.has(first.toLowerCase()) && !lower.has(last.toLowerCase()) && !leaning.has(first.toLowerCase()))
      full.set(last, first)
  }
  const found = []
  for (const [last, first] of full) {
    const place = post.search(
      new RegExp(`(?<!\\p{L})(?<!\\p{Lu}[\\p{L}.]*\\]?\\s)${last}(?!\\p{L})(?!\\s\\[?\\p{Lu})`, 'u'),
    )
    if (place < 0 || `${headline} ${post.slice(0, place)}`.includes(first) || post[place - 1] === '#') continue
    if (language === 'german' && !givenNames.has(first.toLowerCase())) continue
    if (new RegExp(`(?:the|der|die|das|dem|den|im|am|la|le|el|il|o|a|\\d)\\s${last}`, 'iu').test(text)) continue
    found.push(`${first} ${last}`)
  }
  return found
}

function namesSource(post, { siteName, url, title }) {
  const host = url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  const names = [
    siteName
      ?.split(/\s[|–—·:-]\s/)[0]
      ?.replace(/^https?:\/\/(?:www\.)?/, '')
      .slice(0, 50),
    host,
  ].filter(Boolean)
  return names.length === 0 ? post.includes(title.slice(0, 20)) : names.some((name) => post.includes(name.trim()))
}

function wordsOf(text) {
  return (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function wordList(text) {
  return new Set(text.split(/\s+/))
}
