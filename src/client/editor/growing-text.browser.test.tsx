import { expect, test } from 'vitest'
import { createDocument } from '#shared/scene/create'
import type { TextLayer } from '#shared/scene/scene'
import { shownName } from './store/describe-layer.ts'
import { createEditor } from './store/editor-store.ts'

/** With a canvas that really measures. */

function openEditor() {
  const editor = createEditor(createDocument('page', { width: 1200, height: 630 }))
  const text = () => {
    const [layer] = editor.scene().layers
    if (layer?.type !== 'text') throw new Error('There is no text.')
    return layer
  }
  return { editor, text }
}

const rightOf = ({ x, width }: TextLayer) => x + width

test('a new text grows with its type, so that no word is broken', () => {
  const { editor, text } = openEditor()
  editor.addText({ text: 'Responsibility' })
  const before = text()
  editor.updateText({ fontSize: 84 })
  expect(text().width).toBeGreaterThan(before.width)
  expect(text().x).toBe(before.x)
  expect(text().height).toBeCloseTo(84 * 1.4)
})

test('it grows as far as the page goes, and wraps there', () => {
  const { editor, text } = openEditor()
  editor.addText({ text: 'Responsibility is what nobody talks about in meetings like these' })
  editor.updateText({ fontSize: 60 })
  expect(rightOf(text())).toBeLessThanOrEqual(1160)
  expect(text().height).toBeGreaterThan(2 * 60 * 1.4)
})

test('on the right or in the middle it grows the other way, or both', () => {
  const { editor, text } = openEditor()
  editor.addText({ text: 'Responsibility' })
  const before = text()
  editor.updateText({ textAlign: 'right' })
  editor.updateText({ fontSize: 60 })
  expect(rightOf(text())).toBeCloseTo(rightOf(before))
  editor.updateText({ textAlign: 'center' })
  const middle = text().x + text().width / 2
  editor.updateText({ fontSize: 40 })
  expect(text().x + text().width / 2).toBeCloseTo(middle)
})

test('once it is given a width by hand it keeps it', () => {
  const { editor, text } = openEditor()
  editor.addText({ text: 'Responsibility now' })
  editor.resizeBy(40, 0)
  const { width } = text()
  editor.updateText({ fontSize: 84 })
  expect(text().width).toBe(width)
})

test('a text that runs to the left begins at the right edge', () => {
  const { editor, text } = openEditor()
  editor.addText({ text: 'הגשר ייפתח' })
  expect(text().data.textAlign).toBe('right')
})

test('a text is called by its words until it is given a name', () => {
  const { editor, text } = openEditor()
  const id = editor.addText({ text: 'Fewer empty\nchairs' })
  expect(shownName(text())).toBe('Fewer empty chairs')
  editor.rename(id, 'Headline')
  expect(shownName(text())).toBe('Headline')
})
