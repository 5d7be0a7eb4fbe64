import { type ReactNode, useId } from 'react'
import { Badge } from '#client/ui/badge'
import { Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { resultTexts } from './texts.ts'

/** The result's own part of the page. @param label the model that writes or wrote */
export function ResultSection({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle title={resultTexts.title} id={id}>
        {label && <Badge tone="line">{label}</Badge>}
      </SectionTitle>
      <Stack gap={16}>{children}</Stack>
    </section>
  )
}
