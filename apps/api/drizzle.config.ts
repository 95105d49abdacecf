import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- <name>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/modules/*/*.table.ts',
  out: './migrations',
})
