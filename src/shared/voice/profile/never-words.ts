import type { Language } from '#shared/rules/languages'
import { wordsOf } from '../words.ts'

/** Words that machines like and many people never write. Whoever did not write one in a number of posts avoids it. */
const machineWords: Readonly<Record<Language, string>> = {
  english:
    'thrilled,excited,game-changer,delve,leverage,unlock,landscape,crucial,robust,seamless,journey,transformative,testament,empower',
  german:
    'spannend,bahnbrechend,revolutionieren,gamechanger,ganzheitlich,nahtlos,maßgeschneidert,zukunftsweisend,meilenstein,entscheidend,begeistert,potenzial',
  french:
    'ravi,incontournable,révolutionner,passionnant,crucial,levier,écosystème,transformer,innovant,disruptif,booster,essentiel',
  spanish:
    'emocionado,revolucionar,crucial,clave,potenciar,transformador,imprescindible,innovador,disruptivo,sinergia,ecosistema,apasionante',
  italian:
    'entusiasta,rivoluzionare,cruciale,imprescindibile,potenziare,innovativo,dirompente,sinergia,ecosistema,fondamentale,emozionante,svolta',
  portuguese:
    'empolgado,revolucionar,crucial,essencial,potencializar,transformador,imprescindível,inovador,disruptivo,sinergia,ecossistema,jornada',
}

const fewestPosts = 5
const fewestWords = 400
const maxWords = 8
/** A word counts as written in any of its forms: those that begin alike. */
const stemCharacters = 6

/** Empty when there is too little to say what someone never writes. */
export function neverWords(posts: readonly string[], language: Language): string[] {
  const words = posts.flatMap((post) => wordsOf(post).map(({ plain }) => plain))
  if (posts.length < fewestPosts || words.length < fewestWords) return []
  const written = new Set(words.map((word) => word.slice(0, stemCharacters)))
  return machineWords[language]
    .split(',')
    .filter((word) => wordsOf(word).some(({ plain }) => !written.has(plain.slice(0, stemCharacters))))
    .slice(0, maxWords)
}
