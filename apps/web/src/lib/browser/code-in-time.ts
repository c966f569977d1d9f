/** In milliseconds. */
const within = 3000;

/** Code that its caller can do without: null if it fails or is late, because a hung import never ends by itself. */
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
