import type { failureTexts, runToasts, statusTexts } from './texts.ts'

export const generatorStatus: typeof statusTexts = {
  fetching: 'Die Seite wird abgerufen.',
  reading: 'Die Quelle wird gelesen.',
  writing: 'Der Beitrag wird geschrieben.',
  cancelled: 'Abgebrochen. Es wurde kein Beitrag verbraucht.',
  cancelledKept: 'Abgebrochen. Das bisher Geschriebene ist als Entwurf gespeichert.',
  draftsDone: (count) => `${count} Entwürfe sind fertig. Wählen Sie einen.`,
  done: (characters) => `Der Beitrag ist fertig. Er hat ${characters} Zeichen.`,
}

export const generatorFailure: typeof failureTexts = {
  title: 'Erstellen fehlgeschlagen',
  fallback: 'Der Beitrag konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  fileFallback: 'Die Datei konnte nicht hochgeladen werden',
  kept: 'Es wurde kein Beitrag verbraucht.',
  draftKept: 'Das bisher Geschriebene liegt als Entwurf in Ihrem Verlauf und zählt als ein Beitrag.',
  retry: 'Erneut versuchen',
  pasteText: 'Stattdessen Text einfügen',
  pasteTranscript: 'Transkript einfügen',
  partialQuestion: 'Aus dem gelesenen Teil schreiben?',
  partialAccept: 'Aus diesem Teil schreiben',
  topicQuestion: 'Eignet sich das für einen Beitrag?',
  topicAccept: 'Trotzdem schreiben',
  ownLineQuestion: 'Was sagen Sie dazu?',
  ownLine: 'Eigenen Satz schreiben',
  sendPage: 'Seite aus meinem Browser senden',
  paywalledQuestion: 'Aus dem freien Teil schreiben?',
  paywalledAccept: 'Aus dem freien Teil schreiben',
}

export const generatorToasts: typeof runToasts = {
  generated: { title: 'Beitrag erstellt', description: 'Ihr LinkedIn-Beitrag ist fertig.' },
  drafts: {
    title: 'Entwürfe fertig',
    description: 'Wählen Sie einen, um weiterzumachen.',
  },
  unfinished: {
    title: 'Beitrag unvollständig',
    description: 'Das Modell hat zu früh aufgehört. Das bisher Geschriebene ist als Entwurf gespeichert.',
  },
  cancelledKept: {
    title: 'Abgebrochen',
    description: 'Das bisher Geschriebene liegt als Entwurf in Ihrem Verlauf und zählt als ein Beitrag.',
  },
}
