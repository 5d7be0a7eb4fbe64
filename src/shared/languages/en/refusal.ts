import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: "i|i'm|my",
  declining:
    "can't|cannot|can not|won't|unable to|not able to|must decline|have to decline|don't feel comfortable|not something i can|goes against|violates",
  task: 'request|assist|help with|do that|access|open urls?|my guidelines|(?:creat|writ|generat|draft|produc|summari[sz]|rewrit|translat)\\p{L}* (?:\\p{L}+ ){0,2}(?:post|content|text)',
  unless: 'without|until|unless|enough|anymore|another|again|help but',
}
