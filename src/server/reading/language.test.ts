import { expect, test } from 'vitest'
import { recogniseLanguage, settleLanguage } from './language.ts'

const sentences = {
  en: 'The council has decided that the trees will be planted along the roads before the spring, and it is not too late.',
  de: 'Der Rat hat entschieden, dass die Bäume vor dem Frühling an den Straßen gepflanzt werden, und es ist nicht zu spät.',
  fr: "Le conseil a décidé que les arbres seront plantés le long des routes avant le printemps, et il n'est pas trop tard pour cela.",
  es: 'El consejo ha decidido que los árboles se plantarán en las carreteras antes de la primavera, y no es demasiado tarde para ello.',
  it: 'Il consiglio ha deciso che gli alberi saranno piantati lungo le strade prima della primavera, e non è troppo tardi per questo.',
  pt: 'O conselho decidiu que as árvores serão plantadas ao longo das estradas antes da primavera, e não é tarde demais para isso.',
}

test.each(Object.entries(sentences))('a sentence in %s is recognised', (code, sentence) => {
  expect(recogniseLanguage(sentence)).toBe(code)
})

test('what is too short or in another language is not guessed', () => {
  expect(recogniseLanguage('Trees')).toBeNull()
  expect(
    recogniseLanguage(
      'Rada zdecydowała, że drzewa zostaną posadzone wzdłuż dróg przed wiosną i nie jest na to za późno.',
    ),
  ).toBeNull()
})

test('a declared region is kept where the language is right, a wrong language is not', () => {
  expect(settleLanguage('en_gb', sentences.en)).toBe('en-GB')
  expect(settleLanguage('en', sentences.de)).toBe('de')
  expect(settleLanguage('english', 'Trees')).toBeNull()
})
