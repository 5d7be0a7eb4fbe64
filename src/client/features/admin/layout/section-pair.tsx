import type { ReactNode } from 'react'
import { Grid } from '#client/ui/layout'

/**
 * Two sections in columns; one below the other on small screens.
 * @param breaksAt the width below which they stack
 */
export function SectionPair({ breaksAt, children }: { breaksAt: 'medium' | 'phone'; children: ReactNode }) {
  return (
    <Grid columns={2} gap={40} rowGap={breaksAt === 'phone' ? 32 : 40} until={breaksAt}>
      {children}
    </Grid>
  )
}
