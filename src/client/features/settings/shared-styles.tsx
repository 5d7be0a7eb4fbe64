import { formatStyle } from '#client/lib/formatting'
import { useSharedStyles } from '#client/queries/styles'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import sheet from './shared-styles.module.css'
import { styleTexts } from './texts.ts'

/** The administrators' styles, by name: read-only here, available in the generator. */
export function SharedStyles() {
  const { data: styles, error, isFetching, refetch } = useSharedStyles()
  return (
    <section>
      <SectionTitle wraps title={styleTexts.shared.title} />
      <Stack gap={12}>
        {styles ? (
          styles.length > 0 ? (
            <ul className={sheet.list}>
              {styles.map(({ id, name }) => (
                <li key={id}>{formatStyle(name)}</li>
              ))}
            </ul>
          ) : (
            <Text size={14} tone="dim">
              {styleTexts.shared.empty}
            </Text>
          )
        ) : error ? (
          <LoadFailure level={3} title={styleTexts.shared.failed} query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label={styleTexts.shared.loading}>
            <Bone width="50%" height="16px" />
          </Skeleton>
        )}
      </Stack>
    </section>
  )
}
