import { unfinishedNotes } from '../rules/unfinished.ts'
import { because, type Reason, toReason } from './reason.ts'

/** The reason of a note stored with a post as an English sentence; null for an unknown note. */
export function reasonOfNote(note: string): Reason | null {
  if (note === unfinishedNotes.stopped) return toReason('modelStopped')
  if (note === unfinishedNotes.stoppedFree) return toReason('modelStoppedFree')
  if (note === unfinishedNotes.left) return toReason('writingStopped')
  // posts written before the name changed keep the old one
  const composed =
    /^(?:Built-in \(no AI\)|Composed without AI): the post stays in the article's language(?:, (.+))?\.$/.exec(note)
  const around = /^Built-in \(no AI\): what is quoted stays in the article's language(?:, (.+))?\.$/.exec(note)
  const fromFirst =
    /^Built-in \(no AI\): the post quotes the first source only(?: and stays in its language, (.+))?\.$/.exec(note)
  if (around) return because('composedAroundQuotations', { language: around[1] ?? '' })
  if (fromFirst) return because('composedFromFirstSource', { language: fromFirst[1] ?? '' })
  return composed && because('composedInSourceLanguage', { language: composed[1] ?? '' })
}
