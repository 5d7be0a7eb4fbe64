import fc from 'fast-check'
import { fontFamilyNames, fontWeights } from '#shared/rules/fonts'
import { fields, type Layer, type Scene, type SceneDocument } from '#shared/scene/scene'
import { tidyRuns, withRuns } from '#shared/scene/text-runs'

/** Random visuals for property tests: valid ones, of every type of layer. */

const length = fc.double({ min: 0, max: 5_000, noNaN: true }).map((value) => value + 0)
const side = fc.double({ min: 0.5, max: 5_000, noNaN: true })
const position = fc.double({ min: -5_000, max: 5_000, noNaN: true }).map((value) => value + 0)
const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0)
const colour = fc.constantFrom('#fff', '#1d4ed880', 'rgb(1, 2, 3)', 'rgba(0, 0, 0, 0.5)', 'hsl(210, 50%, 40%)', 'teal')
const source = fc.constantFrom('', '/api/media/7/file', '/api/media/a-b_c/file?width=640')
const words = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', ',', '“', 'é', '😀', '<'), maxLength: 20 })

const textData = fc.record(
  {
    text: fc.array(words, { maxLength: 3 }).map((lines) => lines.join('\n')),
    fontFamily: fc.constantFrom(...fontFamilyNames),
    fontSize: fc.integer({ min: 8, max: 200 }),
    fontWeight: fc.constantFrom(...fontWeights),
    fontStyle: fc.constantFrom('normal', 'italic'),
    color: colour,
    textAlign: fc.constantFrom('left', 'center', 'right'),
    lineHeight: fc.constantFrom(1, 1.4, 2),
  },
  { noNullPrototype: true },
)

/** Optional properties of a text; its runs are cut to its words. */
const richText = fc.record(
  {
    letterSpacing: fc.constantFrom(-0.02, 0.1),
    textCase: fc.constant('upper' as const),
    list: fc.constantFrom('bullets', 'numbers'),
    verticalAlign: fc.constantFrom('top', 'middle', 'bottom'),
    autoFit: fc.constant(true as const),
    runs: fc.array(
      fc.record(
        { start: fc.nat(20), end: fc.nat(40), fontWeight: fc.constantFrom(...fontWeights), highlight: colour },
        { requiredKeys: ['start', 'end'], noNullPrototype: true },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const dataOf = {
  text: fc
    .tuple(textData, fc.boolean(), richText)
    .map(([data, isBroken, rich]) => ({ ...data, ...rich, ...(isBroken && { lines: data.text.split('\n') }) }))
    .map((data) => withRuns(data, (runs, { text }) => tidyRuns(runs, text.length))),
  shape: fc.record(
    {
      shapeType: fc.constantFrom('rectangle', 'circle', 'triangle', 'line'),
      endCap: fc.constantFrom('arrow', 'dot'),
      fill: fc.oneof(
        colour,
        fc.record(
          {
            type: fc.constantFrom('linear', 'radial'),
            angle: fc.integer({ min: 0, max: 360 }),
            colors: fc.array(fc.record({ color: colour, stop: share }, { noNullPrototype: true }), {
              minLength: 1,
              maxLength: 4,
            }),
          },
          { noNullPrototype: true },
        ),
      ),
      stroke: colour,
      strokeWidth: length,
      strokeDashArray: fc.array(length, { maxLength: 3 }),
      cornerRadius: length,
    },
    { noNullPrototype: true },
  ),
  image: fc.record(
    {
      shape: fc.constantFrom('circle', 'arch', 'leaf', 'hexagon', 'blob'),
      border: fc.record({ color: colour, width: length }, { noNullPrototype: true }),
      adjust: fc.record(
        {
          brightness: fc.integer({ min: -100, max: 100 }),
          contrast: fc.integer({ min: -100, max: 100 }),
          saturation: fc.integer({ min: -100, max: 100 }),
          blur: fc.integer({ min: 0, max: 100 }),
          duotone: fc.record({ dark: colour, light: colour }, { noNullPrototype: true }),
        },
        { noNullPrototype: true },
      ),
      scrim: fc.record(
        { side: fc.constantFrom('bottom', 'top', 'left', 'right'), color: colour, strength: share },
        { noNullPrototype: true },
      ),
      src: source,
      originalSrc: source,
      cropX: length,
      cropY: length,
      cropWidth: length,
      cropHeight: length,
      fit: fc.constantFrom('cover', 'contain', 'fill'),
      cornerRadius: length,
    },
    { noNullPrototype: true },
  ),
  icon: fc.record(
    {
      iconName: words,
      iconFamily: fc.constant('lucide'),
      color: colour,
      nodes: fc.constantFrom([], [['path', { d: 'M3 9l9-7 9 7v11' }]], [['circle', { cx: '12', cy: '12', r: '3.5' }]]),
    },
    { noNullPrototype: true },
  ),
  chart: fc
    .record(
      {
        chartType: fc.constantFrom('bar', 'column', 'line', 'donut'),
        items: fc.array(
          fc.record(
            { label: words, value: fc.integer({ min: -1_000, max: 1_000_000 }), display: words },
            { noNullPrototype: true },
          ),
          { maxLength: 12 },
        ),
        color: colour,
        labelColor: colour,
        fontFamily: fc.constantFrom(...fontFamilyNames),
        fontSize: fc.integer({ min: 8, max: 200 }),
      },
      { noNullPrototype: true },
    )
    .map((data) => (data.items.length > 1 ? { ...data, highlight: 1, highlightColor: '#fff' } : data)),
  qr: fc.record({ text: words, color: colour, background: colour }, { noNullPrototype: true }),
  placeholder: fc.record(
    {
      placeholderType: fc.constant('website-screenshot'),
      placeholderConfig: fc.record(
        { viewportType: fc.constantFrom('desktop', 'mobile'), title: words, address: words, src: source },
        { noNullPrototype: true },
      ),
    },
    { noNullPrototype: true },
  ),
} as const

const baseFields = {
  name: words,
  x: position,
  y: position,
  width: side,
  height: side,
  rotation: position,
  scaleX: fc.constantFrom(1, -1),
  scaleY: fc.constantFrom(1, -1),
  opacity: share,
  visible: fc.boolean(),
  locked: fc.boolean(),
  shadow: fc.record(
    {
      enabled: fc.boolean(),
      offsetX: position,
      offsetY: position,
      blur: length,
      spread: position,
      color: colour,
      opacity: share,
    },
    { noNullPrototype: true },
  ),
}

/** Its id and its position in the order are those of its page. */
const looseLayer: fc.Arbitrary<object> = fc.oneof(
  ...Object.entries(dataOf).map(([type, data]) =>
    fc
      .record(baseFields, { noNullPrototype: true })
      .chain((base) => (data as fc.Arbitrary<object>).map((each) => ({ ...base, type, data: each }))),
  ),
)

const extras = fc.constantFrom(
  {},
  { groupId: 'group-a' },
  { groupId: 'group-b' },
  ...fields.map((field) => ({ field })),
)

/** `zIndex` increases in uneven steps. */
function anyLayers(prefix: string, maxLength = 6): fc.Arbitrary<Layer[]> {
  const entry = fc.tuple(looseLayer, extras, fc.integer({ min: 1, max: 3 }))
  return fc.array(entry, { maxLength }).map((entries) => {
    let zIndex = -1
    return entries.map(([layer, extra, step], at) => {
      zIndex += step
      return { ...layer, ...extra, id: `${prefix}-${at}`, zIndex } as Layer
    })
  })
}

export function anyScene(id = 'page', maxLayers = 6): fc.Arbitrary<Scene> {
  const settings = fc.record(
    {
      width: fc.integer({ min: 16, max: 8_192 }),
      height: fc.integer({ min: 16, max: 8_192 }),
      backgroundColor: colour,
      gridEnabled: fc.boolean(),
      gridSize: fc.integer({ min: 1, max: 200 }),
      snapToGrid: fc.boolean(),
      guides: fc.array(
        fc.record(
          { type: fc.constantFrom('horizontal', 'vertical'), position, color: colour },
          { noNullPrototype: true },
        ),
        { maxLength: 2 },
      ),
    },
    { noNullPrototype: true },
  )
  return fc
    .tuple(settings, anyLayers(`${id}-layer`, maxLayers))
    .map(([s, layers]) => ({ id, settings: s, layers }) as Scene)
}

export function anyDocument(maxPages = 3): fc.Arbitrary<SceneDocument> {
  return fc
    .integer({ min: 1, max: maxPages })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyScene(`page-${at}`))))
    .map((pages) => ({ pages }))
}
