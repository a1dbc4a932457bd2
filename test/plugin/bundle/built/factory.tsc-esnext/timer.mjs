let timer;
export function start(tick) {
    timer = setInterval(tick, 60_000);
}
export function stop() {
    clearInterval(timer);
}
