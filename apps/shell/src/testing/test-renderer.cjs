/** A renderer whose release is a text: JavaScript that may use `answer`, which makes its answers. */
const release = { answer: async (name, what) => ({ name, what, pid: process.pid }) }

process.on('disconnect', () => process.exit())
process.on('message', async ({ type, start, id, name, what }) => {
  if (type === 'beat') process.send({ type: 'beat' })
  if (type === 'start') {
    const { loaded } = start
    const text = loaded && Buffer.from(loaded.files.get(`node/${loaded.release.node.entry}`))
    try {
      new Function('release', 'require', String(text ?? ''))(release, require)
      process.send({ type: 'ready', introduction: { menu: null } })
    } catch (error) {
      process.send({ type: 'refused', reason: error.message })
    }
  }
  if (type === 'ask') process.send({ type: 'answer', id, answer: await release.answer(name, what) })
})
