import { useEffect, useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { useEditor } from '#client/editor/store/use-editor'
import { type Format, formatOf } from '#shared/designs/design'
import type { Size } from '#shared/scene/edit'
import type { Look } from '#shared/templates/looks'
import { fillFormatWith } from '../parts/resize-pages.ts'
import type { Choice, ChoiceFormat, MadeFromPost } from './made-from-post.ts'
import { fromPostTexts } from './texts.ts'
import { withPicture } from './with-picture.ts'

/**
 * Sets the post in another template, format or look. If that has a frame for the article's picture, the picture loads
 * first; the initial template is shown without it, and the picture follows.
 */
export function useChoice(
  editor: Editor,
  made: MadeFromPost | undefined,
  { choices, onError }: { choices: readonly Choice[]; onError: () => void },
) {
  const shownPage = useEditor(editor, (state) => state.document.pages[0]?.id)
  const shown = choices.find((choice) => formatOnPage(choice, shownPage))
  const shownFormat = shown && formatOnPage(shown, shownPage)?.format
  const [pending, setPending] = useState<string | null>(null)
  const [look, setLook] = useState<Look>(made?.looks[0] ?? 'designed')
  /** Undefined until someone chooses one: each template then uses its default. */
  const [format, setFormat] = useState<Format>()
  const [isPictureMissing, setPictureMissing] = useState(false)
  /** Incremented with each choice: results of older ones are ignored. */
  const turn = useRef(0)

  function begin({ key }: Choice): () => boolean {
    turn.current += 1
    const mine = turn.current
    setPending(key)
    setPictureMissing(false)
    return () => turn.current === mine
  }

  async function take(choice: Choice, wanted: { look?: Look; format?: Format } = {}): Promise<void> {
    if (!made) return
    const inLook = wanted.look ?? look
    setLook(inLook)
    if (wanted.format) setFormat(wanted.format)
    const inFormat = formatIn(choice, wanted.format ?? format)
    const isLatest = begin(choice)
    try {
      const picture = choice.hasPicture ? await made.importPicture() : undefined
      const document = await made.fill({ key: choice.key, format: inFormat, look: inLook }, picture)
      if (!isLatest()) return
      setPictureMissing(choice.hasPicture && !picture)
      editor.commitText()
      editor.changeDocument(() => document, { pageIndex: 0, selection: [], message: fromPostTexts.taken(choice.name) })
      editor.fit()
    } catch {
      // a template's code or fonts failed to load; the canvas stays unchanged
      if (isLatest()) onError()
    } finally {
      if (isLatest()) setPending(null)
    }
  }

  async function bringPicture(from: MadeFromPost, choice: Choice): Promise<void> {
    const isLatest = begin(choice)
    const picture = await from.importPicture()
    const filled =
      picture &&
      (await from.fill({ key: choice.key, format: choice.formats[0].format, look }, picture).catch(() => undefined))
    if (!isLatest()) return
    setPending(null)
    setPictureMissing(!filled)
    if (!filled) return
    // not a user's edit: leaving must not ask
    const wasDirty = editor.isDirty()
    editor.changeDocument((document) => (from.isAsFilled(document) ? filled : withPicture(document, filled)))
    if (!wasDirty) editor.markSaved()
  }

  const bring = useRef(bringPicture)
  useEffect(() => {
    const isOpened = made && formatOnPage(made.first, editor.getState().document.pages[0]?.id) !== undefined
    if (isOpened && made.first.hasPicture) void bring.current(made, made.first)
    return () => {
      turn.current += 1
    }
  }, [editor, made])

  /** A size picked elsewhere is a format too. An edited visual keeps its edits in the new layout. */
  function takeSize(size: Size): boolean {
    const chosen = shown?.formats.find((each) => each.format === formatOf(size))
    if (!shown || !chosen || chosen.format === shownFormat || !made?.isAsFilled(editor.getState().document))
      return false
    void take(shown, chosen)
    return true
  }
  const latest = useRef(takeSize)
  useEffect(() => {
    latest.current = takeSize
  })
  useEffect(() => fillFormatWith(editor, (size) => latest.current(size)), [editor])

  return { pending, shown, shownFormat, look, isPictureMissing, take }
}

/** The chosen format, if the template has it. */
function formatIn({ formats }: Choice, wanted: Format | undefined): Format {
  return (formats.find(({ format }) => format === wanted) ?? formats[0]).format
}

/** The format of a template on the canvas, identified by the first page's id. */
function formatOnPage({ formats }: Choice, pageId: string | undefined): ChoiceFormat | undefined {
  return formats.find((each) => each.pageId === pageId)
}
