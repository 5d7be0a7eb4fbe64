/** Texts shown in layers that have no content yet. */
export interface StandInTexts {
  readonly image: string
  readonly screenshot: string
  /** The picture of a frame, or of a placeholder, is gone. */
  readonly missing: string
  readonly figures: string
  readonly address: string
}

const english: StandInTexts = {
  image: 'Drop an image',
  screenshot: 'Drop a screenshot',
  missing: 'Image missing',
  figures: 'No figures yet',
  address: 'No address yet',
}

let textsInUse = (): StandInTexts => english

/** Registers the interface's texts. A function, called for each drawing, since the language may change. */
export function provideStandInTexts(texts: () => StandInTexts): void {
  textsInUse = texts
}

export function standInTexts(): StandInTexts {
  return textsInUse()
}
