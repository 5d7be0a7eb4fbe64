import { expect, test } from 'vitest'
import { makePdf, pdfStream, pdfText } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const placeholder = [
  'Please wait...',
  'If this message is not eventually replaced with the proper contents of the document, your PDF viewer',
  'may not be able to display this type of document. Upgrade to the latest version of Adobe Reader.',
]
const placeholderPage = placeholder.map((line, at) => pdfText(line, 72, 700 - at * 15)).join('')

const draw = (value: string) => `<draw w="6in" h="0.5in"><value>${value}</value></draw>`
const formOf = (body: string) =>
  `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/">` +
  `<subform name="f" layout="tb"><pageSet><pageArea name="P"><contentArea x="0.5in" y="0.5in" w="7in" h="10in"/>` +
  `<medium stock="a4" short="210mm" long="297mm"/></pageArea></pageSet>${body}</subform></template>` +
  `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><f><Name>Edda Holm</Name></f></xfa:data></xfa:datasets></xdp:xdp>`

const makeForm = (xfa: string, fonts = '/DR << /Font << /F1 3 0 R >> >>') =>
  makePdf([placeholderPage], {
    catalog: `/AcroForm << /XFA 4 0 R /Fields [] ${fonts} >> /NeedsRendering true`,
    objects: [pdfStream(xfa)],
  })

test('a form that its page does not show is read as it would be shown', async () => {
  const field =
    '<field name="Name" w="4in" h="0.5in"><caption><value><text>Applicant</text></value></caption><ui><textEdit/></ui></field>'
  const rich =
    '<exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml"><p>In <b>two</b> years</p><p>from now</p></body></exData>'
  const unseen = '<draw w="6in" h="0.5in" presence="hidden"><value><text>For the office</text></value></draw>'
  const body = draw('<text>The board has set aside 7.4 million euros.</text>') + draw(rich) + unseen + field
  expect((await extract(makeForm(formOf(body)), 'file.pdf')).text).toBe(
    'The board has set aside 7.4 million euros.\n\nIn two years\nfrom now\n\nApplicant\tEdda Holm',
  )
})

test.each([
  ['that can’t be laid out', makeForm(formOf('<draw><value><text>Unseen</text></value></draw>'), '')],
  ['that is damaged', makeForm('<xdp:xdp')],
])('a form %s is called one', async (_, file) => {
  await expect(extract(file, 'file.pdf')).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    reason: { name: 'documentIsForm' },
    message: expect.stringContaining('form'),
  })
})

test('a form with pages of its own is read as these', async () => {
  const file = makePdf([pdfText('Name of the ship', 72, 700)], {
    catalog: '/AcroForm << /XFA 4 0 R /Fields [5 0 R] >>',
    objects: [pdfStream(formOf('')), '<< /FT /Tx /T (name) >>'],
  })
  expect((await extract(file, 'file.pdf')).text).toBe('Name of the ship')
})

test('a portfolio without pages of its own is called one, another is read', async () => {
  const catalog = '/Collection << /View /D >>'
  const cover = pdfText('For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X.', 72, 700)
  await expect(extract(makePdf([cover], { catalog }), 'file.pdf')).rejects.toMatchObject({
    reason: { name: 'documentIsPortfolio' },
    message: expect.stringContaining('portfolio'),
  })
  const page = pdfText('The harbour counted more ships than in any year before.', 72, 700)
  expect((await extract(makePdf([page], { catalog }), 'file.pdf')).text).toMatch(/^The harbour/)
})
