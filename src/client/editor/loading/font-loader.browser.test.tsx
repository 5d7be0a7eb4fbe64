import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { layoutText } from '#shared/drawing/text/layout-text'
import { allFontFiles } from '#shared/fonts/font-files'
import { setOwnFonts } from '#shared/fonts/own-fonts'
import { slicedFamilies } from '#shared/fonts/stand-ins'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import type { SceneDocument, TextData } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { loadFonts } from './font-loader.ts'

/**
 * Takes the server's fonts from their packages, which Vite serves; there is none of Merriweather. An uploaded font is Fira
 * Code under its own name.
 */
class FaceOfPackage extends FontFace {
  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    const wanted = source === 'url(/api/fonts/wide)' ? 'url(/canvas-fonts/fira-code-latin-400-normal.woff2)' : source
    const file = /^url\(\/canvas-fonts\/(.+)\)$/.exec(wanted)?.[1] ?? ''
    const folder = family === 'Merriweather' ? '/nowhere' : `/node_modules/${homeOf(file)}/files`
    super(family, `url(${folder}/${file})`, descriptors)
  }
}

function homeOf(file: string): string | undefined {
  const sliced = slicedFamilies.find(({ package: home }) => file.startsWith(home.split('/')[1] ?? ''))
  return sliced?.package ?? allFontFiles().find((each) => each.file === file)?.package
}

beforeAll(() => void vi.stubGlobal('FontFace', FaceOfPackage))
afterEach(() => {
  vi.restoreAllMocks()
  setOwnFonts([])
})
afterAll(() => void vi.unstubAllGlobals())

function documentWith(text: string, look: Partial<TextData>): SceneDocument {
  const { pages } = createDocument('page')
  const withText = pages.map((page) => {
    const layer = newTextLayer(page, 'text', text)
    return addLayer(page, { ...layer, data: { ...layer.data, ...look } })
  })
  return { pages: withText }
}

function loadedFaces(family: string): string[] {
  const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family)
  return faces
    .filter(({ status }) => status === 'loaded')
    .map(({ weight, unicodeRange }) => `${weight} ${unicodeRange}`)
}

function widthOf({ pages }: SceneDocument): number {
  const ctx = new OffscreenCanvas(1, 1).getContext('2d')
  const layer = pages[0]?.layers[0]
  if (!ctx || layer?.type !== 'text') throw new Error('There is nothing to measure.')
  return layoutText(ctx, layer.data, 10_000).lines[0]?.width ?? 0
}

test('what a text is set in is here once it has been waited for', async () => {
  expect(await loadFonts(documentWith('Ferry', { fontFamily: 'Lato', fontWeight: 700 }))).toEqual([])
  expect(loadedFaces('Lato')).toHaveLength(1)
})

test('a face that was only now declared is waited for, though the browser takes it for loaded', async () => {
  vi.spyOn(document.fonts, 'check').mockReturnValue(true)
  await loadFonts(documentWith('Ferry', { fontFamily: 'Poppins', fontWeight: 600 }))
  expect(loadedFaces('Poppins')).toHaveLength(1)
})

test('what was measured with a stand-in is measured anew', async () => {
  // Inter stands in for an uploaded font: any font of this machine could be as wide as the font that is loaded
  setOwnFonts([{ id: 'wide', family: 'Wide', weight: 400, isItalic: false, scripts: [] }])
  const visual = documentWith('Ferries in the harbour', { fontFamily: 'Wide' })
  await loadFonts(documentWith('Ferries in the harbour', { fontFamily: 'Inter' }))
  const before = widthOf(visual)
  await loadFonts(visual)
  expect(widthOf(visual)).not.toBeCloseTo(before, 1)
})

test('only files of letters that stand there are loaded', async () => {
  await loadFonts(documentWith('Ferry', { fontFamily: 'Roboto' }))
  expect(loadedFaces('Roboto')).toHaveLength(1)
  await loadFonts(documentWith('Ferry паром', { fontFamily: 'Roboto' }))
  expect(loadedFaces('Roboto')).toHaveLength(2)
})

test('letters of any script are in fonts of ours, of which only the files in use are loaded', async () => {
  const visual = documentWith('Growth 成長 😀 ไทย ✓', { fontFamily: 'Lato' })
  expect(await loadFonts(visual)).toEqual([])
  expect(loadedFaces('Noto Sans SC').length).toBeLessThanOrEqual(2)
  for (const family of ['Noto Sans SC', 'Noto Color Emoji', 'Noto Sans Thai', 'Noto Sans Symbols 2'])
    expect(loadedFaces(family).length, family).toBeGreaterThan(0)
  expect(loadedFaces('Noto Sans JP')).toEqual([])
})

test.each([
  ['😀', 1.245],
  ['👩🏽‍🚀❤️‍🔥🏳️‍🌈', 3.735],
  ['中', 1],
  ['ไทย', 1.507],
])('%s is as wide as on the server', async (text, ems) => {
  const visual = documentWith(text, { fontFamily: 'Inter', fontSize: 100 })
  await loadFonts(visual)
  expect(widthOf(visual) / 100).toBeCloseTo(ems, 2)
})

test('what is here is not asked for again', async () => {
  const visual = documentWith('Ferry', { fontFamily: 'Montserrat' })
  await loadFonts(visual)
  const load = vi.spyOn(document.fonts, 'load')
  await loadFonts(visual)
  expect(load).not.toHaveBeenCalled()
})

test('a family whose file can’t be fetched is named', async () => {
  expect(await loadFonts(documentWith('Ferry', { fontFamily: 'Merriweather' }))).toEqual(['Merriweather'])
})
