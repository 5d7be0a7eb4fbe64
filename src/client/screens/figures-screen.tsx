import { worksTexts } from '#client/features/figures/works/texts'
import { WhatWorks } from '#client/features/figures/works/what-works'
import { PageHead } from '#client/ui/page-head'

/** /figures: what the figures of published posts say about them. */
export function FiguresScreen() {
  return (
    <>
      <PageHead title={worksTexts.title} description={worksTexts.description} />
      <WhatWorks />
    </>
  )
}
