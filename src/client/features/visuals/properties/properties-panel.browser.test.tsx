import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PropertiesPanel } from './properties-panel.tsx'

const field = (name: string) => page.getByRole('spinbutton', { name, exact: true })
const tab = (name: string) => page.getByRole('tab', { name })

test('without a selection the panel is about the canvas', async () => {
  const { editor } = await openWorkspaceOnPage()
  await expect.element(page.getByRole('heading', { name: 'Canvas' })).toBeVisible()
  await page.getByRole('switch', { name: 'Show grid' }).click()
  expect(editor.scene().settings.gridEnabled).toBe(false)
  await page.getByRole('button', { name: 'Add vertical guide' }).click()
  await expect.element(field('Vertical guide 1, position')).toBeVisible()
  expect(editor.scene().settings.guides).toHaveLength(1)
  await page.getByRole('button', { name: 'Remove guide 1' }).click()
  expect(editor.scene().settings.guides).toEqual([])
})

test('a typed number counts once it is one, and returns when it is none', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  await field('Width').fill('240')
  await userEvent.keyboard('{Enter}')
  expect(editor.scene().layers[0]?.width).toBe(240)
  await field('Width').fill('wide')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Width')).toHaveValue(String(editor.scene().layers[0]?.width))
})

test('the arrow keys change a number by one, with Shift by ten', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  const before = editor.scene().layers[0]?.width ?? 0
  await field('Width').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(editor.scene().layers[0]?.width).toBe(before + 1)
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(editor.scene().layers[0]?.width).toBe(before - 9)
})

test('what is typed into one field is one step to undo', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  const before = editor.scene().layers[0]?.width
  await field('Width').fill('300')
  await field('Width').fill('301')
  await userEvent.keyboard('{Enter}')
  expect(editor.scene().layers[0]?.width).toBe(301)
  editor.undo()
  expect(editor.scene().layers[0]?.width).toBe(before)
})

test('a layer says where it goes in another format, until it is worked out again', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  const constraints = () => editor.scene().layers[0]?.constraints
  await page.getByRole('button', { name: 'Bottom right' }).click()
  expect(constraints()).toEqual({ across: 'right', down: 'bottom' })
  await page.getByRole('button', { name: 'Stretch horizontally' }).click()
  expect(constraints()).toEqual({ across: 'stretch', down: 'bottom' })
  await page.getByRole('button', { name: 'Automatic' }).click()
  expect(constraints()).toBeUndefined()
})

test('actions of the table stand in the panel with their labels', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  await page.getByRole('button', { name: 'Align left' }).click()
  expect(editor.scene().layers[0]?.x).toBe(0)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  expect(editor.scene().layers).toHaveLength(2)
  await page.getByRole('button', { name: 'Delete' }).click()
  expect(editor.scene().layers).toHaveLength(1)
})

test('a locked layer keeps its place', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  await page.getByRole('switch', { name: 'Locked' }).click()
  await expect.element(page.getByRole('button', { name: 'Align left' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Delete' })).toBeDisabled()
})

test('how clear a colour is can be set, and its well shows it', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  await tab('Style').click()
  await field('Color, opacity in percent').fill('40')
  await userEvent.keyboard('{Enter}')
  const fill = () => {
    const [layer] = editor.scene().layers
    return layer?.type === 'shape' ? layer.data.fill : ''
  }
  expect(fill()).toMatch(/^#[0-9a-f]{6}66$/)
  const well = page.getByLabelText('Color', { exact: true }).first()
  await expect.poll(() => getComputedStyle(well.element()).opacity).toBe('0.4')
  await userEvent.fill(well, '#ff0000')
  expect(fill()).toBe('#ff000066')
})

test('corners can be as round as the layer is', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  editor.update((layer) => ({ ...layer, width: 400, height: 300 }))
  await tab('Style').click()
  await expect.element(page.getByRole('slider', { name: 'Corner radius' })).toHaveAttribute('max', '150')
})

test('layers that differ show so, and one number makes them alike', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  editor.addShape('line')
  editor.selectAll()
  await expect.element(page.getByText('2 layers selected')).toBeVisible()
  await expect.element(field('Height')).toHaveAttribute('placeholder', 'Mixed')
  await tab('Effects').click()
  await page.getByRole('switch', { name: 'Shadow' }).click()
  expect(editor.scene().layers.every(({ shadow }) => shadow.enabled)).toBe(true)
})

test('the style of layers of several kinds cannot be changed together', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  editor.addText({ text: 'A headline' })
  editor.selectAll()
  await tab('Style').click()
  await expect.element(page.getByText('Select layers of one kind to change their style together.')).toBeVisible()
})

test('a shape is filled with a gradient, whose colours can be added and removed', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('rectangle')
  await tab('Style').click()
  await page.getByLabelText('Fill').selectOptions('linear')
  await page.getByRole('button', { name: 'Add color' }).click()
  const layer = editor.scene().layers[0]
  expect(layer?.type === 'shape' && layer.data.fill).toMatchObject({ type: 'linear', colors: { length: 3 } })
  await page.getByRole('button', { name: 'Remove color 2' }).click()
  await page.getByLabelText('Fill').selectOptions('solid')
  const plain = editor.scene().layers[0]
  expect(typeof (plain?.type === 'shape' && plain.data.fill)).toBe('string')
})

test('a colour is typed as a hex code, and offered again for other layers', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText({ text: 'A headline' })
  await page.getByLabelText('Color, hex code').fill('#b4231f')
  await userEvent.keyboard('{Enter}')
  const layer = editor.scene().layers[0]
  expect(layer?.type === 'text' && layer.data.color).toBe('#b4231f')
  await expect.element(page.getByRole('button', { name: '#B4231F' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^Contrast with its background \d/)).toBeInTheDocument()
})

test('a text offers the weights and the italic that its family has', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText({ text: 'A headline' })
  await page.getByLabelText('Weight').selectOptions('Bold 700')
  await tab('Style').click()
  await page.getByRole('button', { name: 'Center' }).click()
  const layer = editor.scene().layers[0]
  expect(layer?.type === 'text' && layer.data).toMatchObject({ fontWeight: 700, textAlign: 'center' })
})

test('letters, lists and the place of lines have their fields', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText({ text: 'One\nTwo' })
  await tab('Style').click()
  await field('Letter spacing, %').fill('5')
  await page.getByRole('button', { name: 'Uppercase' }).click()
  await page.getByRole('button', { name: 'Bullets' }).click()
  await page.getByRole('button', { name: 'Middle' }).click()
  const data = () => {
    const [layer] = editor.scene().layers
    return layer?.type === 'text' ? layer.data : undefined
  }
  expect(data()).toMatchObject({ letterSpacing: 0.05, textCase: 'upper', list: 'bullets', verticalAlign: 'middle' })
  await field('Letter spacing, %').fill('0')
  for (const name of ['As typed', 'No list', 'Top']) await page.getByRole('button', { name }).click()
  for (const key of ['letterSpacing', 'textCase', 'list', 'verticalAlign']) expect(data()).not.toHaveProperty(key)
})

test('a text that fits its box is as large as that allows, and fits again in another size', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText({ text: 'Growth' })
  const layer = () => editor.scene().layers[0]
  const fontSize = () => {
    const now = layer()
    return now?.type === 'text' ? now.data.fontSize : 0
  }
  await tab('Style').click()
  await page.getByRole('switch', { name: 'Fit text to box' }).click()
  const before = fontSize()
  await tab('Basic').click()
  await expect.element(field('Size')).toBeDisabled()
  await field('Height').fill('300')
  await field('Width').fill('900')
  await userEvent.keyboard('{Enter}')
  expect(layer()).toMatchObject({ width: 900, height: 300 })
  expect(fontSize()).toBeGreaterThan(before * 2)
})

test('a text is highlighted as a whole, in a colour of its own', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText({ text: 'A headline' })
  await tab('Style').click()
  await page.getByRole('switch', { name: 'Highlight' }).click()
  await page.getByLabelText('Highlight color, hex code').fill('#a5d8ff')
  await userEvent.keyboard('{Enter}')
  const data = () => editor.scene().layers[0]?.data
  expect(data()).toMatchObject({ runs: [{ start: 0, end: 10, highlight: '#a5d8ff' }] })
  await page.getByRole('switch', { name: 'Highlight' }).click()
  expect(data()).not.toHaveProperty('runs')
})

test('an empty picture frame asks for its picture', async () => {
  const onPickImage = vi.fn()
  const { editor } = await openWorkspaceOnPage({ onPickImage })
  const id = editor.addImageFrame()
  await tab('Style').click()
  await page.getByRole('button', { name: 'Choose image' }).click()
  await expect.poll(() => onPickImage).toHaveBeenCalledExactlyOnceWith(id)
})

test('a placeholder has the words of its bar', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addPlaceholder()
  await tab('Style').click()
  await page.getByLabelText('Title').fill('Harbour News')
  await userEvent.keyboard('{Enter}')
  await page.getByLabelText('Device').selectOptions('mobile')
  const layer = editor.scene().layers[0]
  expect(layer?.type === 'placeholder' && layer.data.placeholderConfig).toMatchObject({
    title: 'Harbour News',
    viewportType: 'mobile',
  })
})

test('a picture gets a frame with a border, other colours, and a dark side for text; all of it can be taken off', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addImageFrame()
  await tab('Style').click()
  const data = () => editor.scene().layers[0]?.data
  await page.getByLabelText('Frame', { exact: true }).selectOptions('Arch')
  await expect.element(page.getByRole('slider', { name: 'Corner radius' })).not.toBeInTheDocument()
  await field('Border width').fill('6')
  await page.getByLabelText('Border color, hex code').fill('#112233')
  expect(data()).toMatchObject({ shape: 'arch', border: { width: 6, color: '#112233' } })
  await page.getByRole('switch', { name: 'Darken one side for text' }).click()
  await page.getByLabelText('Side', { exact: true }).selectOptions('Left')
  expect(data()).toMatchObject({ scrim: { side: 'left', strength: 0.8 } })
  await page.getByRole('slider', { name: 'Saturation' }).fill('-100')
  await page.getByRole('switch', { name: 'Duotone' }).click()
  expect(data()).toMatchObject({ adjust: { saturation: -100, blur: 0, duotone: { dark: '#172554' } } })

  await page.getByRole('switch', { name: 'Duotone' }).click()
  await page.getByRole('slider', { name: 'Saturation' }).fill('0')
  expect(data()).not.toHaveProperty('adjust')
  await page.getByRole('switch', { name: 'Darken one side for text' }).click()
  await page.getByLabelText('Frame', { exact: true }).selectOptions('Rectangle')
  await field('Border width').fill('0')
  for (const key of ['shape', 'border', 'scrim']) expect(data()).not.toHaveProperty(key)
})

test('the ends of a line can be arrows or dots', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addShape('line')
  await tab('Style').click()
  await page.getByLabelText('Start', { exact: true }).selectOptions('Dot')
  await page.getByLabelText('End', { exact: true }).selectOptions('Arrow')
  expect(editor.scene().layers[0]?.data).toMatchObject({ startCap: 'dot', endCap: 'arrow' })
  await page.getByLabelText('Start', { exact: true }).selectOptions('None')
  expect(editor.scene().layers[0]?.data).not.toHaveProperty('startCap')
})

test('a QR code says what is typed, and how well its colours can be told apart', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addQr()
  await tab('Style').click()
  await page.getByLabelText('Address or text').fill('https://example.com/report')
  expect(editor.scene().layers[0]?.data).toMatchObject({ text: 'https://example.com/report' })
  await expect.element(page.getByText(/^Contrast with its background 17/)).toBeInTheDocument()
})

test('the figures of a chart are typed, moved, removed and pasted from a spreadsheet', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addChart()
  await tab('Style').click()
  const chart = () => {
    const [layer] = editor.scene().layers
    if (layer?.type !== 'chart') throw new Error('There is no chart.')
    return layer.data
  }
  await page.getByLabelText('Label 1').fill('Solar')
  await page.getByLabelText('Figure 1').fill('1,200 MW')
  expect(chart().items[0]).toEqual({ label: 'Solar', display: '1,200 MW', value: 1200 })
  expect(chart().isSample).toBeUndefined()
  await page.getByRole('button', { name: 'Move row 2 up' }).click()
  expect(chart()).toMatchObject({ items: [{ label: 'Second' }, { label: 'Solar' }, {}], highlight: 1 })
  await page.getByRole('button', { name: 'Remove row 3' }).click()
  await page.getByRole('button', { name: 'Add row' }).click()
  const last = page.getByLabelText('Label 3').element()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'Wind\t27 %\nWater\t9 %')
  last.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(page.getByLabelText('Figure 4')).toHaveValue('9 %')
  expect(chart().items.map(({ label }) => label)).toEqual(['Second', 'Solar', 'Wind', 'Water'])
  await page.getByLabelText('Figure 4').fill('a tenth')
  await expect.element(page.getByText('“a tenth” is not a number.')).toBeVisible()
  expect(chart().items[3]).toMatchObject({ display: 'a tenth', value: 9 })
  await page.getByLabelText('Highlight', { exact: true }).selectOptions('Wind')
  await page.getByLabelText('Chart', { exact: true }).selectOptions('Columns')
  expect(chart()).toMatchObject({ highlight: 2, chartType: 'column' })
})

test('long words are parted by a language, also those typed later, until they are to stay whole', async () => {
  const { editor } = await openWorkspaceOnPage()
  editor.addText()
  editor.updateText({ text: 'Krankenversicherungsträger' })
  const words = () => {
    const [layer] = editor.scene().layers
    return layer?.type === 'text' ? layer.data.text.replaceAll('\u00ad', '|') : undefined
  }
  await tab('Style').click()
  const choice = page.getByRole('combobox', { name: 'Hyphenation' })
  await choice.selectOptions('German')
  await expect.poll(words).toBe('Kran|ken|ver|si|che|rungs|trä|ger')

  editor.startEditingText(editor.scene().layers[0]?.id ?? '')
  editor.holdText(() => ({ text: 'Gesundheitsministerium', lines: [], runs: [] }))
  editor.commitText()
  await expect.poll(words).toBe('Ge|sund|heits|mi|nis|te|ri|um')
  editor.undo()
  expect(words()).toBe('Kran|ken|ver|si|che|rungs|trä|ger')

  await choice.selectOptions('Off')
  await expect.poll(words).toBe('Krankenversicherungsträger')
})

async function openWorkspaceOnPage(host = {}) {
  const workspace = openWorkspace(undefined, host)
  await renderInApp(<PropertiesPanel workspace={workspace} />)
  return workspace
}
