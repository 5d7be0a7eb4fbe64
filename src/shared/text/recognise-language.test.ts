import { expect, test } from 'vitest'
import { recogniseLanguage } from './recognise-language.ts'

const sentences = {
  english:
    'The council has decided that the trees will be planted along the roads before the spring, and it is not too late.',
  german:
    'Der Rat hat entschieden, dass die Bäume vor dem Frühling an den Straßen gepflanzt werden, und es ist nicht zu spät.',
  french:
    "Le conseil a décidé que les arbres seront plantés le long des routes avant le printemps, et il n'est pas trop tard pour cela.",
  spanish:
    'El consejo ha decidido que los árboles se plantarán en las carreteras antes de la primavera, y no es demasiado tarde para ello.',
  italian:
    'Il consiglio ha deciso che gli alberi saranno piantati lungo le strade prima della primavera, e non è troppo tardi per questo.',
  portuguese:
    'O conselho decidiu que as árvores serão plantadas ao longo das estradas antes da primavera, e não é tarde demais para isso.',
}

test.each(Object.entries(sentences))('a sentence in %s is recognised', (language, sentence) => {
  expect(recogniseLanguage(sentence)).toBe(language)
})

test('what is too short or in another language is not guessed', () => {
  expect(recogniseLanguage('Trees')).toBeNull()
  expect(
    recogniseLanguage(
      'Rada zdecydowała, że drzewa zostaną posadzone wzdłuż dróg przed wiosną i nie jest na to za późno.',
    ),
  ).toBeNull()
})
