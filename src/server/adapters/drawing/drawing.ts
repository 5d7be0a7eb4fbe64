import type { PdfFacts } from '#shared/drawing/pdf/pages-to-pdf'
import type { PdfPage } from '#shared/drawing/pdf/pdf-page'
import type { OwnFont } from '#shared/fonts/own-fonts'
import type { Scene } from '#shared/scene/scene'
import type { FilledDesign, Wish } from '#shared/templates/fill-suiting-design'

/** Draws scenes on the server, with the same code as the browser. */
export interface Drawing {
  /**
   * A WebP of the page, at most `pixels` wide and high.
   * @throws AppError busy when too many wait, TOO_COMPLEX when it takes too long; Error when it could not be drawn
   */
  drawThumbnail(scene: Scene, parts: SceneParts, pixels?: number): Promise<Uint8Array>
  /**
   * A PNG of the whole page on white, in its own size as far as LinkedIn takes it. Throws as above.
   * @throws MissingLetters
   */
  drawPicture(scene: Scene, parts: SceneParts): Promise<Uint8Array>
  /** The page as a PDF has it. Throws as above. @throws MissingLetters */
  drawPdfPage(scene: Scene, parts: SceneParts): Promise<PdfPage>
  /** Characters that no font has, each once. Throws as a thumbnail. */
  findMissingLetters(scene: Scene, parts: OwnFonts): Promise<readonly string[]>
  /** A PDF of pages that were drawn for it, with the fonts of all of them. Throws as above. */
  makePdf(pages: readonly PdfPage[], facts: PdfFacts, parts: OwnFonts): Promise<Uint8Array>
  /** A template with words, measured in the fonts of the server. Throws as a thumbnail. @returns null: none suits */
  fillDesign(wish: Wish, parts: OwnFonts): Promise<FilledDesign | null>
  /** Ends what runs. */
  close(): Promise<void>
}

/** A scene has characters that no font has: a published visual must never show boxes. */
export class MissingLetters extends Error {
  override name = 'MissingLetters'
  /** Each once. */
  readonly letters: readonly string[]

  constructor(letters: readonly string[]) {
    super(`no font has ${letters.length} characters of a scene`)
    this.letters = letters
  }
}

/** What a scene needs for drawing besides itself. */
export interface SceneParts extends OwnFonts {
  pictures: readonly ScenePicture[]
}

export interface OwnFonts {
  /** Owners take turns. Null without an owner. */
  ownerId: string | null
  /** Of its owner's own. A family that is not given is drawn in one that is included. */
  fonts: readonly SceneFont[]
}

export interface SceneFont extends OwnFont {
  bytes: Uint8Array
}

/** A picture that a scene shows, whole or as its thumbnail. A picture that is not given is drawn as missing. */
export interface ScenePicture {
  /** As the scene names it. */
  src: string
  bytes: Uint8Array
  /** Pixels of the whole picture, in which the scene's crops are. */
  width: number
}

export interface SceneRequest extends Omit<SceneParts, 'ownerId'> {
  form: 'thumbnail' | 'picture' | 'pdf-page' | 'letters'
  scene: Scene
  /** The most that a thumbnail is wide and high. */
  pixels: number
}

export type DrawingRequest =
  | SceneRequest
  | { form: 'fill'; wish: Wish; fonts: readonly SceneFont[] }
  | { form: 'pdf'; pages: readonly PdfPage[]; facts: PdfFacts; fonts: readonly SceneFont[] }

export type DrawingAnswer =
  | { ok: true; bytes: Uint8Array }
  | { ok: true; page: PdfPage }
  | { ok: true; filled: FilledDesign | null }
  /** Those that are missing. */
  | { ok: true; letters: readonly string[] }
  | { ok: false; reason: string }
