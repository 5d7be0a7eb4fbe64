import type { failureTexts, runToasts, statusTexts, stepTexts } from './texts.ts'

export const generatorSteps: typeof stepTexts = {
  label: 'Fortschritt',
  fetching: (host) => (host ? `${host} wird abgerufen` : 'Wird abgerufen'),
  fetched: 'Abgerufen',
  atHand: 'Bereits gelesen',
  reading: 'Wird gelesen',
  read: 'Gelesen',
  writing: 'Wird geschrieben',
  done: 'fertig',
  current: 'jetzt',
  toCome: 'folgt',
}

export const generatorStatus: typeof statusTexts = {
  fetching: 'Die Seite wird abgerufen.',
  reading: 'Die Quelle wird gelesen.',
  writing: 'Der Beitrag wird geschrieben.',
  cancelled: 'Abgebrochen. Es wurde kein Beitrag verbraucht.',
  cancelledKept: 'Abgebrochen. Das bisher Geschriebene ist als Entwurf gespeichert.',
  draftsDone: (count) => `${count} Entwürfe sind fertig. Wählen Sie einen aus.`,
  done: (characters) => `Der Beitrag ist fertig. Er hat ${characters} Zeichen.`,
}

export const generatorFailure: typeof failureTexts = {
  title: 'Erstellen fehlgeschlagen',
  fallback: 'Der Beitrag konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  fileFallback: 'Die Datei konnte nicht hochgeladen werden',
  kept: 'Ihre Eingaben sind unverändert, und es wurde kein Beitrag verbraucht.',
  draftKept: 'Das bis dahin Geschriebene liegt als Entwurf in Ihrem Verlauf und zählt als einer Ihrer Beiträge.',
  retry: 'Erneut versuchen',
  pasteText: 'Stattdessen Text einfügen',
  pasteTranscript: 'Transkript einfügen',
  partialQuestion: 'Aus dem lesbaren Teil schreiben?',
  partialAccept: 'Aus diesem Teil schreiben',
  topicQuestion: 'Ist das der richtige Artikel für einen Beitrag?',
  topicAccept: 'Trotzdem schreiben',
  handOver: 'Geöffnete Seite übergeben',
  paywalledQuestion: 'Aus dem freien Teil schreiben?',
  paywalledAccept: 'Aus dem freien Teil schreiben',
}

export const generatorToasts: typeof runToasts = {
  generated: { title: 'Beitrag erstellt', description: 'Ihr LinkedIn-Beitrag ist fertig.' },
  drafts: {
    title: 'Entwürfe fertig',
    description: 'Wählen Sie den, mit dem Sie weiterarbeiten. Zusammen zählen sie als ein Beitrag.',
  },
  unfinished: {
    title: 'Beitrag unvollständig',
    description: 'Das Modell hat vor dem Ende aufgehört. Das bisher Geschriebene ist als Entwurf gespeichert.',
  },
  cancelledKept: {
    title: 'Abgebrochen',
    description: 'Das bisher Geschriebene liegt als Entwurf in Ihrem Verlauf und zählt als einer Ihrer Beiträge.',
  },
}
