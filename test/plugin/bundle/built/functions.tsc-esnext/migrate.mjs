export async function onUpdate() { }
