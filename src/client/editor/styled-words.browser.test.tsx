import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layoutText } from '#shared/drawing/text/layout-text'
import type { TextLayer } from '#shared/scene/scene'
import { openWorkspace } from '../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../tests/support/components/render-in-app.tsx'
import { CanvasView } from './canvas-view.tsx'
import { selectIn } from './text-field.ts'
import type { TextChange } from './text-size.ts'

const text = 'Costs fell by half in a year'

test('words that are selected while typing become bold, coloured and highlighted, and only they', async () => {
  const { field, select, leave, layer } = await openTyping()
  select(6, 10)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(page.getByRole('button', { name: 'Bold (Ctrl+B)' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Highlight: Yellow' }).click()
  await expect.element(field()).toHaveFocus()
  leave()
  expect(layer().data.runs).toEqual([{ start: 6, end: 10, fontWeight: 700, highlight: '#ffe066' }])
})

test('words take any colour, and the bar of their looks is one stop for Tab', async () => {
  const { select, leave, layer } = await openTyping()
  select(6, 10)
  await page.getByLabelText('Any text color').fill('#0b7285')
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(page.getByRole('button', { name: 'Bold (Ctrl+B)' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  const tools = [...page.getByRole('toolbar').element().querySelectorAll<HTMLElement>('button, input')]
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement])
  leave()
  expect(layer().data.runs).toEqual([{ start: 6, end: 10, color: '#0b7285' }])
})

test('what is typed in bold words is bold, and what is typed behind the others is not', async () => {
  const { select, leave, layer } = await openTyping({ runs: [{ start: 6, end: 10, fontWeight: 700 }] })
  select(10, 10)
  await userEvent.keyboard('x')
  select(0, 0)
  await userEvent.keyboard('All ')
  leave()
  expect(layer().data.text).toBe('All Costs fellx by half in a year')
  expect(layer().data.runs).toEqual([{ start: 10, end: 15, fontWeight: 700 }])
})

test('what was typed and styled is taken back step by step', async () => {
  const { field, select } = await openTyping()
  select(0, 5)
  await userEvent.keyboard('{Control>}i{/Control}')
  select(5, 5)
  await userEvent.keyboard('xyz')
  await expect.element(field()).toHaveTextContent('Costsxyz fell')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field()).toHaveTextContent(text)
  expect(field().element().querySelector('span')?.textContent).toBe('Costs')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(field().element().querySelector('span')).toBeNull()
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(field().element().querySelector('span')?.textContent).toBe('Costs')
})

test.each<[what: string, change: TextChange]>([
  ['bold and highlighted words', { runs: [{ start: 6, end: 18, fontWeight: 800, highlight: '#ffe066' }] }],
  ['spaced capitals', { letterSpacing: 0.1, textCase: 'upper' }],
  ['a list', { list: 'numbers', text: 'one item of some length\ntwo' }],
  ['text in the middle of its box', { verticalAlign: 'middle' }],
  ['text that fits its box', { autoFit: true }],
])('%s stand in the field where the canvas draws them', async (_, change) => {
  const { editor, field, layer } = await openTyping(change)
  const drawn = editor.measure && layoutText(editor.measure, layer().data, layer().width, layer().height)
  const box = field().element().getBoundingClientRect()
  const { zoom, x, y } = editor.getState().camera
  const letters = document.createRange()
  const leaf = document.createTreeWalker(field().element(), NodeFilter.SHOW_TEXT).nextNode() as Text
  letters.setStart(leaf, 0)
  letters.setEnd(leaf, 1)
  const first = letters.getBoundingClientRect()
  const line = drawn?.lines[0]
  expect(Math.abs((first.left - viewLeft() - x) / zoom - layer().x - (line?.x ?? 0))).toBeLessThan(1)
  const middle = (line?.baseline ?? 0) - layer().data.fontSize * 0.36
  expect(Math.abs((first.top + first.height / 2 - viewTop() - y) / zoom - layer().y - middle)).toBeLessThan(1.5)
  expect(box.width).toBeGreaterThan(0)
})

const view = () => document.querySelector('[data-testid="view"]')?.getBoundingClientRect()
const viewLeft = () => view()?.left ?? 0
const viewTop = () => view()?.top ?? 0

async function openTyping(change: TextChange = {}) {
  const workspace = openWorkspace()
  const { editor } = workspace
  await document.fonts.ready
  const id = editor.addText({ text })
  editor.update((layer) => ({ ...layer, width: 400, height: 200 }))
  editor.updateText({ growsTo: undefined, fontSize: 40, ...change })
  await renderInApp(
    <div data-testid="view" style={{ width: 900, height: 600 }}>
      <CanvasView workspace={workspace} />
    </div>,
  )
  editor.startEditingText(id)
  const field = () => page.getByRole('textbox').first()
  await expect.element(field()).toHaveFocus()
  const layer = () => editor.scene().layers[0] as TextLayer
  return {
    editor,
    field,
    layer,
    leave: () => editor.commitText(),
    select: (start: number, end: number) => selectIn(field().element() as HTMLElement, { start, end }),
  }
}
