import { defineConfig } from 'drizzle-kit'

/** `pnpm exec drizzle-kit generate` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/*/*.table.ts',
  out: './migrations',
})
