import { expect, test } from 'vitest'
import { coreProperties, makePptx, makeZip, slideShape } from '../../../../tests/support/document-files.ts'
import { readPptx } from './pptx.ts'
import { Zip } from './zip.ts'

const read = (...slides: Parameters<typeof makePptx>[0]) => readPptx(new Zip(makePptx(slides)), { speakerNotes: true })

test('slides come in their shown order, each followed by its speaker notes where they are asked for', async () => {
  const { text } = await read(
    { xml: slideShape('One', 'title') + slideShape('First body'), notes: slideShape('Say hello', 'body') },
    { xml: slideShape('Two', 'title') },
  )
  expect(text).toBe('One\n\nFirst body\n\nSay hello\n\nTwo')
})

test('slide numbers and dates are left out, footers of the slide stay', async () => {
  const xml = slideShape('7', 'sldNum') + slideShape('1 May', 'dt') + slideShape('Port authority', 'ftr')
  const { text } = await read({ xml, notes: slideShape('Handout', 'ftr') + slideShape('Handout', 'hdr') })
  expect(text).toBe('Port authority')
})

test('the first slide with a title names the presentation', async () => {
  const found = await read({ xml: slideShape('No title here') }, { xml: slideShape('Ships', 'ctrTitle') })
  expect(found.heading).toBe('Ships')
})

test('the title in the properties is told', async () => {
  const zip = new Zip(makePptx([{ xml: slideShape('x') }], { 'docProps/core.xml': coreProperties('Port talk') }))
  expect((await readPptx(zip)).metadataTitle).toBe('Port talk')
})

test('tables are read along their rows, paragraphs of a shape line by line', async () => {
  const cell = (text: string) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`
  const table = `<a:tbl><a:tr>${cell('Port')}${cell('Tons')}</a:tr><a:tr>${cell('Oslo')}${cell('12')}</a:tr></a:tbl>`
  const shape = '<p:sp><p:txBody><a:p><a:r><a:t>a</a:t></a:r></a:p><a:p><a:r><a:t>b</a:t></a:r></a:p></p:txBody></p:sp>'
  expect((await read({ xml: table + shape })).text).toBe('Port\tTons\n\nOslo\t12\n\na\nb')
})

test('a diagram gives its words', async () => {
  const zip = new Zip(
    makePptx([{ xml: slideShape('Plan', 'title') }], {
      'ppt/slides/_rels/slide1.xml.rels':
        '<Relationships><Relationship Id="d" Type="x/diagramData" Target="../diagrams/data1.xml"/></Relationships>',
      'ppt/diagrams/data1.xml':
        '<d:dataModel xmlns:d="d" xmlns:a="a"><d:pt><d:t><a:p><a:r><a:t>Load</a:t></a:r></a:p></d:t></d:pt>' +
        '<d:pt><d:t><a:p><a:r><a:t>Sail</a:t></a:r></a:p></d:t></d:pt></d:dataModel>',
    }),
  )
  expect((await readPptx(zip)).text).toBe('Plan\n\nLoad\n\nSail')
})

test('a slide that is listed but missing does not lose the others', async () => {
  const bytes = makePptx([{ xml: slideShape('Here') }, { xml: slideShape('x') }], {
    'ppt/slides/slide1.xml': '<p:sld xmlns:p="p"/>',
  })
  expect((await readPptx(new Zip(bytes))).text).toBe('Here')
})

test('a presentation without its main part is damaged', async () => {
  const zip = new Zip(makeZip({ 'ppt/slides/slide1.xml': '<a/>' }))
  await expect(readPptx(zip)).rejects.toMatchObject({ code: 'CORRUPT' })
})
