import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Format, formatSizes } from '#shared/designs/design'
import { createDocument } from '#shared/scene/create'
import type { SceneDocument } from '#shared/scene/scene'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { SizeSelect } from '../properties/size-select.tsx'
import { FromPostBar } from './from-post-bar.tsx'
import { type MadeFromPost, rememberMade } from './made-from-post.ts'

const size = () => page.getByLabelText('Canvas size')
const format = () => page.getByRole('combobox', { name: 'Format' })

/** Filled for its format: a page of its size, with an id that says so. */
function filledFor(format: Format): SceneDocument {
  const [width, height] = formatSizes[format]
  return createDocument(`filled-${format}`, { width, height })
}

async function openFilled() {
  const first = filledFor('portrait')
  const asFilled = new WeakSet([first])
  const formats = (['portrait', 'landscape'] as const).map((format) => ({ format, pageId: `filled-${format}` }))
  const choice = { key: 'quote', name: 'Quote', formats: formats as never, hasPicture: false }
  const made: MadeFromPost = {
    postId: 'post',
    first: choice,
    all: Promise.resolve([choice]),
    looks: ['designed'],
    async fill({ format }) {
      const filled = filledFor(format)
      asFilled.add(filled)
      return filled
    },
    isAsFilled: (document) => asFilled.has(document),
    importPicture: async () => undefined,
  }
  rememberMade(made)
  const { editor } = openWorkspace(first)
  await renderInApp(
    <>
      <SizeSelect editor={editor} />
      <FromPostBar editor={editor} postId="post" />
    </>,
  )
  const shownPage = () => {
    const { id, settings } = editor.scene()
    return `${id} ${settings.width}x${settings.height}`
  }
  return { editor, shownPage }
}

test('a size that is a format of the template fills it anew, as the choice of formats does', async () => {
  const { editor, shownPage } = await openFilled()
  await size().selectOptions('LinkedIn Post 1200x627')
  await expect.poll(shownPage).toBe('filled-landscape 1200x627')
  await expect.element(format()).toHaveValue('landscape')
  await format().selectOptions('portrait')
  await expect.poll(shownPage).toBe('filled-portrait 1080x1350')
  editor.undo()
  expect(shownPage()).toBe('filled-landscape 1200x627')
})

test('what was changed by hand is laid out anew with the changes', async () => {
  const { editor, shownPage } = await openFilled()
  editor.addShape('circle')
  await size().selectOptions('LinkedIn Post 1200x627')
  await expect.poll(shownPage).toBe('filled-portrait 1200x627')
  expect(editor.scene().layers).toHaveLength(1)
})

test('a size that is no format of the template keeps what stands on the page', async () => {
  const { shownPage } = await openFilled()
  await size().selectOptions('Twitter Post 1200x675')
  await expect.poll(shownPage).toBe('filled-portrait 1200x675')
})
