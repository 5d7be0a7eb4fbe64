import type { VisualPages } from '#client/features/visuals/attachment/use-visual-pages'
import { Hint } from '#client/ui/field'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { publishTexts as texts } from '../card/texts.ts'
import type { AttachmentKind, Attachments } from './attachment-kind.ts'
import { Pages } from './pages.tsx'

/** The post's visual: its first page as a picture, or all of its pages as pictures or as a document. */

export const pictureKind: AttachmentKind = {
  Preview: ({ visual }) => <Drawn visual={visual} most={1} />,
  hint: ({ visual }) => (visual.count > 1 ? texts.firstPage : undefined),
  altTexts: (attachments) => altTextsOf(attachments, 1),
  missingLetters: ({ visual }) => visual.missingLetters.slice(0, 1).flat(),
}

/** Its pages have their descriptions in them. */
export const documentKind: AttachmentKind = {
  Preview: ({ visual }) => <Drawn visual={visual} most={Infinity} />,
  hint: ({ visual }) => (visual.count > 1 ? texts.pages(visual.count) : undefined),
  missingLetters: ({ visual }) => visual.missingLetters.flat(),
}

export const picturesKind: AttachmentKind = {
  ...documentKind,
  altTexts: (attachments) => altTextsOf(attachments, Infinity),
}

/** @param most pages that go out */
function Drawn({ visual, most }: { visual: VisualPages; most: number }) {
  if (visual.state === 'failed') return <Hint>{texts.visualFailed}</Hint>
  if (visual.state !== 'drawing') return <Pages pictures={visual.pictures.slice(0, most)} />
  return (
    <Skeleton label={texts.visualLoading}>
      <Bone width="100%" height="240px" />
    </Skeleton>
  )
}

function altTextsOf({ visual }: Attachments, most: number): string[] {
  if (visual.state === 'drawing') return []
  return Array.from({ length: Math.min(most, visual.count) }, (_text, page) => visual.altTexts[page] ?? '')
}
