import '#client/styles/generate.css'
import '#client/styles/preview.css'
import '#client/styles/source.css'
import { Generator } from '#client/features/posts/generator'
import { generatorTexts } from '#client/features/posts/texts'
import { PageHead } from '#client/ui/page-head'

/** /generate: from a source on the left to a post on the right. */
export function GenerateScreen() {
  return (
    <>
      <PageHead
        title={generatorTexts.title}
        windowTitle={generatorTexts.windowTitle}
        description={generatorTexts.lede}
      />
      <Generator />
    </>
  )
}
