/** What is written where a layer has nothing to show yet. */
export interface NoticeTexts {
  readonly image: string
  readonly screenshot: string
  /** The picture of a frame, or of a placeholder, is gone. */
  readonly missing: string
  readonly figures: string
  readonly address: string
}

const english: NoticeTexts = {
  image: 'Drop an image',
  screenshot: 'Drop a screenshot',
  missing: 'Image missing',
  figures: 'No figures yet',
  address: 'No address yet',
}

let textsInUse = (): NoticeTexts => english

/** Brings the texts of an interface. They are asked for each time they are drawn, since its language may change. */
export function bringNotices(texts: () => NoticeTexts): void {
  textsInUse = texts
}

export function notices(): NoticeTexts {
  return textsInUse()
}
