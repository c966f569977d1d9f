/** The maximum wait in milliseconds. */
const within = 3000;

/** Loads optional code. Null if the import fails or takes too long, because a hanging import never ends by itself. */
export async function codeInTime<Module>(load: () => Promise<Module>): Promise<Module | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), within);
  });
  try {
    return await Promise.race([load(), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
