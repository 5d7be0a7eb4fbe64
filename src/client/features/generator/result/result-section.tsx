import { type ReactNode, useId } from 'react'
import { Badge } from '#client/ui/badge'
import { Stack } from '#client/ui/layout'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import styles from './result-panel.module.css'
import { resultTexts } from './texts.ts'

/**
 * The result's region of the page.
 * @param label the model that writes or wrote
 * @param voice in a team, whose voice the post has
 */
export function ResultSection({
  label,
  voice,
  children,
}: {
  label?: string | undefined
  voice?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionTitle title={resultTexts.title} id={id}>
        {label && <Badge tone="line">{label}</Badge>}
      </SectionTitle>
      <Stack gap={16}>
        {voice && (
          <Text size={14} tone="dim">
            {voice}
          </Text>
        )}
        {children}
      </Stack>
    </section>
  )
}
